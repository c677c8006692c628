#import <UIKit/UIKit.h>

@interface ScannerViewController : UIViewController
@property (nonatomic) CGFloat oldBrightness;
@property (nonatomic, strong) UIView *shield;
@end

@implementation ScannerViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.oldBrightness = self.view.window.windowScene.screen.brightness;
    if ([self.view.window.windowScene.screen isCaptured]) {
        self.shield.hidden = NO;
    }
    NSInteger frames = self.view.window.windowScene.screen.maximumFramesPerSecond;
    self.shield.tag = frames;
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    self.view.window.windowScene.screen.brightness = self.oldBrightness;
}

@end
