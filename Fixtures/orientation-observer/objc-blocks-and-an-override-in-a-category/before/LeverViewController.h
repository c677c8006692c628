#import <UIKit/UIKit.h>

@interface LeverViewController : UIViewController
@property (nonatomic, strong) UIView *lever;
@end

@interface PedalViewController : UIViewController
@property (nonatomic, strong) UIView *pedal;
@end
