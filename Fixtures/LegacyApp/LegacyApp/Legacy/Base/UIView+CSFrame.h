//
//  UIView+CSFrame.h
//  LegacyApp
//

#import <UIKit/UIKit.h>

@interface UIView (CSFrame)
@property (nonatomic, assign) CGFloat cs_x;
@property (nonatomic, assign) CGFloat cs_width;
- (void)cs_centerOnScreen;
- (UIEdgeInsets)cs_windowInsets;
@end
