//
//  CSRouteView.h
//  LegacyApp
//

#import <UIKit/UIKit.h>

/// Draws the way to a store.
@interface CSRouteView : UIView
@property (nonatomic, assign) CGFloat progress;
@end
