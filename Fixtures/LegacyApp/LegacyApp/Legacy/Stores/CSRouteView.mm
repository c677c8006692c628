//
//  CSRouteView.mm
//  LegacyApp
//

#import "CSRouteView.h"
#include <algorithm>
#include <vector>

struct CSStep {
    CGFloat x;
    CGFloat length;
};

static CGFloat totalLength(const std::vector<CSStep> &steps) {
    CGFloat length = 0;
    for (const auto &step : steps) {
        length += step.length;
    }
    return std::max<CGFloat>(length, [UIScreen mainScreen].bounds.size.width);
}

@implementation CSRouteView {
    std::vector<CSStep> _steps;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    const CGFloat width = SCREEN_WIDTH;
    auto stretch = [&](CGFloat x) { return x / totalLength(_steps) * width; };
    for (auto &step : _steps) {
        step.x = stretch(step.x);
    }
}

- (void)drawRect:(CGRect)rect {
    UIBezierPath *path = [UIBezierPath bezierPath];
    path.lineWidth = 1 / [[UIScreen mainScreen] scale];
    [path moveToPoint:CGPointMake(0, rect.size.height / 2)];
    [path addLineToPoint:CGPointMake(std::min(self.progress, (CGFloat)1) * SCREEN_WIDTH, rect.size.height / 2)];
    [path stroke];
}

@end
