#import "BannerView.h"

@implementation BannerView

- (CGFloat)wantedHeight {
    return self.window.bounds.size.height / 10;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    self.layer.cornerRadius = [self wantedHeight] / 2;
}

@end
