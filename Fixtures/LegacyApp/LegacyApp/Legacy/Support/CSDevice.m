//
//  CSDevice.m
//  LegacyApp
//

#import "CSDevice.h"

@implementation CSDevice

+ (CGFloat)screenWidth {
    return [UIScreen mainScreen].bounds.size.width;
}

+ (BOOL)isSmallPhone {
    static BOOL small;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        small = MIN(SCREEN_WIDTH, SCREEN_HEIGHT) <= 320;
    });
    return small;
}

+ (UIEdgeInsets)safeInsets {
    return KEYWINDOW.safeAreaInsets;
}

+ (UIViewController *)topViewController {
    UIViewController *top = KEYWINDOW.rootViewController;
    while (top.presentedViewController) {
        top = top.presentedViewController;
    }
    return top;
}

@end
