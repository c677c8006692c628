#import <UIKit/UIKit.h>

@interface ScannerViewController : UIViewController
@property (nonatomic) CGFloat oldBrightness;
@property (nonatomic, strong) UIView *shield;
@end

@implementation ScannerViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.oldBrightness = [UIScreen mainScreen].brightness;
    if ([[UIScreen mainScreen] isCaptured]) {
        self.shield.hidden = NO;
    }
    NSInteger frames = UIScreen.mainScreen.maximumFramesPerSecond;
    self.shield.tag = frames;
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    self.view.window.windowScene.screen.brightness = self.oldBrightness;
}

@end
