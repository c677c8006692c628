//
//  CSBaseViewController.h
//  LegacyApp
//
//  Created by Marta Keller on 12/03/2015.
//

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// The base class of the first screens, from before `BaseViewController`.
@interface CSBaseViewController : UIViewController
@property (nonatomic, strong, readonly) UIView *navBar;
@property (nonatomic, strong, readonly) UIView *navLine;
- (void)showEmptyMessage:(NSString *)message;
@end

NS_ASSUME_NONNULL_END
