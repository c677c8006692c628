//
//  UIView+CSFrame.m
//  LegacyApp
//

#import "UIView+CSFrame.h"

@implementation UIView (CSFrame)

- (CGFloat)cs_x {
    return self.frame.origin.x;
}

- (void)setCs_x:(CGFloat)x {
    CGRect frame = self.frame;
    frame.origin.x = x;
    self.frame = frame;
}

- (CGFloat)cs_width {
    return self.frame.size.width;
}

- (void)setCs_width:(CGFloat)width {
    CGRect frame = self.frame;
    frame.size.width = width;
    self.frame = frame;
}

- (void)cs_centerOnScreen {
    self.center = CGPointMake(SCREEN_WIDTH / 2, SCREEN_HEIGHT / 2);
}

- (UIEdgeInsets)cs_windowInsets {
    return [UIApplication sharedApplication].windows.firstObject.safeAreaInsets;
}

@end
