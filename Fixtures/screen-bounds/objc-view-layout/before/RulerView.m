#import <UIKit/UIKit.h>

@interface GaugeView : UIView
@property (nonatomic, strong) UIView *needle;
@end

@implementation GaugeView
@end

@interface RulerView : GaugeView
@end

@implementation RulerView

- (void)layoutSubviews {
    [super layoutSubviews];
    self.needle.center = CGPointMake(CGRectGetMidX([UIScreen mainScreen].bounds), 10);
    [self layoutTicks];
}

- (void)drawRect:(CGRect)rect {
    CGFloat middle = [[UIScreen mainScreen] bounds].size.height / 2;
    UIRectFill(CGRectMake(0, middle, [[UIScreen mainScreen] bounds].size.width, 1));
}

- (void)layoutTicks {
    self.needle.frame = CGRectMake(0, 0, 2, UIScreen.mainScreen.bounds.size.height - 4);
}

@end

@interface OverlayWindow : UIWindow
@property (nonatomic, strong) UIView *shade;
@end

@implementation OverlayWindow

- (void)layoutSubviews {
    [super layoutSubviews];
    self.shade.frame = [UIScreen mainScreen].bounds;
}

@end
