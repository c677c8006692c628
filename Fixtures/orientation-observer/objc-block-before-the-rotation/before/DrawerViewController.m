#import <UIKit/UIKit.h>
#define WS(weakSelf) __weak typeof(self) weakSelf = self

@interface DrawerViewController : UIViewController
@end

@implementation DrawerViewController {
    id _token;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    WS(ws);
    self->_token = [NSNotificationCenter.defaultCenter addObserverForName:UIApplicationWillChangeStatusBarOrientationNotification object:nil queue:NSOperationQueue.mainQueue usingBlock:^(NSNotification *note) {
        // The drawer does not turn.
        [ws close];
        ws.title = @"ws is closed";
    }];
}

- (void)close {
    self.title = @"";
}

- (void)dealloc {
    if (_token != nil) {
        [[NSNotificationCenter defaultCenter] removeObserver:_token];
        _token = nil;
    }
}

@end
