#import <UIKit/UIKit.h>

@interface Brightness : NSObject
@end

@implementation Brightness

- (void)restore {
    [UIScreen mainScreen].brightness = 0.5;
}

+ (void)raise {
    [[UIScreen mainScreen] setBrightness:1];
}

@end

void Dim(void) {
    [UIScreen mainScreen].brightness = 0;
}

@interface FlashViewController : UIViewController
@end

@implementation FlashViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    dispatch_async(dispatch_get_main_queue(), ^{
        [UIScreen mainScreen].brightness = 0.5;
    });
    __weak typeof(self) weakSelf = self;
    [UIView animateWithDuration:0.2 animations:^{
        [UIScreen mainScreen].brightness = 1;
    }];
    dispatch_async(dispatch_get_main_queue(), ^{
        weakSelf.title = nil;
        [UIScreen mainScreen].brightness = 1;
    });
}

@end
