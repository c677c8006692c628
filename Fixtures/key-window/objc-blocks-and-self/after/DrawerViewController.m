#import <UIKit/UIKit.h>

@interface DrawerViewController : UIViewController
@property (nonatomic, copy) void (^job)(void);
@end

@implementation DrawerViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [UIView animateWithDuration:0.3 animations:^{
        [self.view.window layoutIfNeeded];
    }];
    dispatch_async(dispatch_get_main_queue(), ^{
        self.title = nil;
        [self.view.window layoutIfNeeded];
    });
    self.job = ^{
        [[UIApplication sharedApplication].keyWindow layoutIfNeeded];
    };
    __weak typeof(self) weakSelf = self;
    dispatch_async(dispatch_get_main_queue(), ^{
        weakSelf.title = @"Done";
        [weakSelf.view.window layoutIfNeeded];
    });
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        [[UIApplication sharedApplication].keyWindow layoutIfNeeded];
    });
}

@end
