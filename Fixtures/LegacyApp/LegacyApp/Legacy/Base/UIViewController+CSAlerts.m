//
//  UIViewController+CSAlerts.m
//  LegacyApp
//

#import "UIViewController+CSAlerts.h"

@implementation UIViewController (CSAlerts)

- (void)cs_showToast:(NSString *)text {
    UILabel *toast = [[UILabel alloc] init];
    toast.text = text;
    toast.frame = CGRectMake(40, self.view.bounds.size.height - 120, [UIScreen mainScreen].bounds.size.width - 80, 36);
    [self.view addSubview:toast];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        [toast removeFromSuperview];
    });
}

- (void)cs_presentSheetWithTitle:(NSString *)title {
    UIAlertController *sheet = [UIAlertController alertControllerWithTitle:title
                                                                   message:nil
                                                            preferredStyle:UIAlertControllerStyleActionSheet];
    [[UIApplication sharedApplication].keyWindow.rootViewController presentViewController:sheet animated:YES completion:nil];
}

@end
