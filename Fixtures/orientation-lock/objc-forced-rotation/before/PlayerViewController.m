#import <UIKit/UIKit.h>

@interface PlayerViewController : UIViewController
@end

@implementation PlayerViewController

- (void)turn {
    [[UIDevice currentDevice] setValue:@(UIInterfaceOrientationLandscapeRight) forKey:@"orientation"];
    [UIDevice.currentDevice setValue:@(UIInterfaceOrientationPortrait) forKey:@"orientation"];
    [[UIDevice currentDevice] setValue:@YES forKey:@"batteryMonitoringEnabled"];
}

- (void)turnByInvocation {
    SEL selector = NSSelectorFromString(@"setOrientation:");
    NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:[UIDevice instanceMethodSignatureForSelector:selector]];
    invocation.selector = selector;
    [invocation setTarget:[UIDevice currentDevice]];
    UIInterfaceOrientation orientation = UIInterfaceOrientationPortrait;
    [invocation setArgument:&orientation atIndex:2];
    NSInvocation *second = [NSInvocation invocationWithMethodSignature:[UIDevice instanceMethodSignatureForSelector:selector]];
    second.target = [UIDevice currentDevice];
    [invocation invoke];
    [second invoke];
}

- (void)askTheDevice {
    NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:[UIDevice instanceMethodSignatureForSelector:@selector(description)]];
    [invocation setTarget:[UIDevice currentDevice]];
    [invocation invoke];
}

@end
