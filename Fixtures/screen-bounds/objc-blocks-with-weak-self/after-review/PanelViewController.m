#import <UIKit/UIKit.h>
#import "WeakStrong.h"

@interface Panels : NSObject
+ (void)open:(void (^)(void))done;
@end

@interface PanelViewController : UIViewController
@property (nonatomic, strong) UIView *panel;
@end

@implementation PanelViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    @weakify(self)
    [Panels open:^{
        @strongify(self)
        if (!self) { return; }
        self.panel.frame = self.view.bounds;
    }];
    [Panels open:^{
        @strongify(self)
        self.panel.frame = self.view.bounds;
    }];
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    WS(weakSelf)
    [Panels open:^{
        weakSelf.panel.frame = weakSelf.view.bounds;
    }];
}

@end
