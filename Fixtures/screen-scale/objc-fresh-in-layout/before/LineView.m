#import <UIKit/UIKit.h>

@interface LineView : UIView
@property (nonatomic, strong) UIView *line;
@end

@implementation LineView

- (void)layoutSubviews {
    [super layoutSubviews];
    self.line.frame = CGRectMake(0, 0, 100, 1 / [UIScreen mainScreen].scale);
    self.line.layer.borderWidth = 1.0 / UIScreen.mainScreen.scale;
    self.layer.rasterizationScale = [[UIScreen mainScreen] scale];
}

- (void)drawRect:(CGRect)rect {
    CGFloat hairline = 1 / [[UIScreen mainScreen] scale];
    UIRectFill(CGRectMake(0, 0, rect.size.width, hairline));
}

@end
