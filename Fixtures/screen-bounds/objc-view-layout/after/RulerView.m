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
    self.needle.center = CGPointMake(CGRectGetMidX(self.bounds), 10);
    [self layoutTicks];
}

- (void)drawRect:(CGRect)rect {
    CGFloat middle = self.bounds.size.height / 2;
    UIRectFill(CGRectMake(0, middle, self.bounds.size.width, 1));
}

- (void)layoutTicks {
    self.needle.frame = CGRectMake(0, 0, 2, self.bounds.size.height - 4);
}

@end

@interface OverlayWindow : UIWindow
@property (nonatomic, strong) UIView *shade;
@end

@implementation OverlayWindow

- (void)layoutSubviews {
    [super layoutSubviews];
    self.shade.frame = self.bounds;
}

@end
