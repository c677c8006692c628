#import <UIKit/UIKit.h>

@interface HintView : UIView
@property (nonatomic, strong) UIWindow *popup;
@property (nonatomic) CGRect tip;
@end

@interface ToastView : UIView
@end
