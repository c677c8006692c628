#import <UIKit/UIKit.h>

@interface LineView : UIView
@property (nonatomic, strong) UIView *line;
@end

@implementation LineView

- (void)layoutSubviews {
    [super layoutSubviews];
    self.line.frame = CGRectMake(0, 0, 100, 1 / self.traitCollection.displayScale);
    self.line.layer.borderWidth = 1.0 / self.traitCollection.displayScale;
    self.layer.rasterizationScale = self.traitCollection.displayScale;
}

- (void)drawRect:(CGRect)rect {
    CGFloat hairline = 1 / self.traitCollection.displayScale;
    UIRectFill(CGRectMake(0, 0, rect.size.width, hairline));
}

@end
