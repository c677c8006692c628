#import <UIKit/UIKit.h>

@interface ShelfViewController : UIViewController
@end

@implementation ShelfViewController {
    BOOL _wide;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:UIApplicationDidChangeStatusBarOrientationNotification object:nil];
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.view.hidden = _wide;
}

- (void)turned {
    _wide = self.view.bounds.size.width > self.view.bounds.size.height;
}

@end
