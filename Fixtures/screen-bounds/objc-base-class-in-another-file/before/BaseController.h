#import <UIKit/UIKit.h>

@interface BaseController : UIViewController
@property (nonatomic, strong) UIView *banner;
@end
