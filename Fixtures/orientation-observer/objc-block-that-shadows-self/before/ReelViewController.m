#import <UIKit/UIKit.h>

@interface ReelViewController : UIViewController
@end

@implementation ReelViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    __weak typeof(self) _self = self;
    [NSNotificationCenter.defaultCenter addObserverForName:UIDeviceOrientationDidChangeNotification object:nil queue:NSOperationQueue.mainQueue usingBlock:^(NSNotification * _Nonnull note) {
        __strong typeof(_self) self = _self;
        if (!self) return;
        [self.view setNeedsLayout];
    }];
    [self load:^{
        __strong typeof(_self) self = _self;
        self.title = @"Reel";
    }];
}

- (void)load:(void (^)(void))done {
    done();
}

@end
