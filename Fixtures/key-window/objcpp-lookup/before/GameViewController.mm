#import <UIKit/UIKit.h>

namespace game {
static UIWindow *window() { return [UIApplication sharedApplication].keyWindow; }
}

@interface GameViewController : UIViewController
@end

@implementation GameViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    auto top = [&] { return [UIApplication sharedApplication].keyWindow.safeAreaInsets.top; };
    [[UIApplication sharedApplication].keyWindow setNeedsLayout];
    self.title = top() > 20 ? @"notch" : nil;
}

@end
