#import <UIKit/UIKit.h>

@interface SyncViewController : UIViewController
@end

@implementation SyncViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    __weak typeof(self) weakSelf = self;
    [self load:^{
        BOOL wide = UIDeviceOrientationIsLandscape([UIDevice currentDevice].orientation);
        weakSelf.title = wide ? @"wide" : @"tall";
    }];
}

- (void)load:(void (^)(void))done {
    done();
}

@end
