#import <UIKit/UIKit.h>

@interface SyncViewController : UIViewController
@end

@implementation SyncViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    __weak typeof(self) weakSelf = self;
    [self load:^{
        BOOL wide = weakSelf.view.bounds.size.width > weakSelf.view.bounds.size.height;
        weakSelf.title = wide ? @"wide" : @"tall";
    }];
}

- (void)load:(void (^)(void))done {
    done();
}

@end
