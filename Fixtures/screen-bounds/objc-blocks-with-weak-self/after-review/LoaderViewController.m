#import <UIKit/UIKit.h>
#import "WeakStrong.h"

@interface Loader : NSObject
+ (void)load:(void (^)(void))done;
@end

@interface LoaderViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation LoaderViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    __weak typeof(self) weakSelf = self;
    [Loader load:^{
        __strong typeof(self) strongSelf = weakSelf;
        if (strongSelf == nil) return;
        strongSelf.bar.frame = CGRectMake(0, 0, strongSelf.view.bounds.size.width, 2);
    }];
    [Loader load:^{
        __strong __typeof__(weakSelf) self = weakSelf;
        if (self) {
            self.bar.frame = CGRectMake(0, 0, self.view.bounds.size.width, 2);
        }
    }];
    [Loader load:^{
        weakSelf.bar.frame = CGRectMake(0, 0, weakSelf.view.bounds.size.width, 2);
    }];
    [Loader load:^{
        __strong typeof(weakSelf) strongSelf = weakSelf;
        strongSelf.bar.frame = CGRectMake(0, 0, strongSelf.view.bounds.size.width, 2);
    }];
}

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
}

@end
