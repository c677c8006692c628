#import <UIKit/UIKit.h>

@interface QueueViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@property (nonatomic, copy) void (^action)(UIView *bar);
@end

@implementation QueueViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIView *bar = self.bar;
    dispatch_async(dispatch_get_main_queue(), ^{
        self.bar.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 2);
    });
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.3 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        bar.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 2);
    });
    self.action = ^(UIView *view) {
        view.frame = [UIScreen mainScreen].bounds;
    };
    dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), ^{
        CGSize size = [UIScreen mainScreen].bounds.size;
        [self store:size];
        dispatch_async(dispatch_get_main_queue(), ^{
            self.bar.frame = [UIScreen mainScreen].bounds;
        });
    });
}

- (void)store:(CGSize)size {
}

@end
