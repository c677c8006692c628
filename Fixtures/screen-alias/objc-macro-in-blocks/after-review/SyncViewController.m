#import "Metrics.h"
#import "WeakStrong.h"

@interface SyncViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@property (nonatomic, copy) void (^pending)(void);
@end

@implementation SyncViewController

- (void)run:(void (^)(void))block {
    self.pending = block;
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    @weakify(self)
    [self run:^{
        @strongify(self)
        if (!self) { return; }
        self.bar.frame = CGRectMake(0, 0, self.view.bounds.size.width, 10);
    }];
    __weak typeof(self) weakSelf = self;
    [self run:^{
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) { return; }
        strongSelf.bar.frame = CGRectMake(0, 0, strongSelf.view.bounds.size.width, 20);
    }];
    [self run:^{
        weakSelf.bar.frame = CGRectMake(0, 0, weakSelf.view.bounds.size.width, 30);
    }];
    UIView *bar = self.bar;
    [self run:^{
        bar.frame = CGRectMake(0, 0, SCREEN_WIDTH, 40);
    }];
    [UIView animateWithDuration:0.2 animations:^{
        bar.frame = CGRectMake(0, 0, self.view.bounds.size.width, 50);
    }];
}

@end
