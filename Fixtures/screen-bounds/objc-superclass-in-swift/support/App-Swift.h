#import <UIKit/UIKit.h>

@interface RFRootController : UIViewController
@property (nonatomic, readonly, strong) UIView *banner;
@end
