#import <UIKit/UIKit.h>

@interface StripController : UIViewController
@property (nonatomic, strong) UIView *strip;
- (void)arrangeStrip;
- (void)setUpViews;
@end
