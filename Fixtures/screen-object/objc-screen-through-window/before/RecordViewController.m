#import <UIKit/UIKit.h>

@interface RecordViewController : UIViewController
@end

@implementation RecordViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.view.window.windowScene.screen.brightness = 1;
    [self.view.window.windowScene.screen setBrightness:0.5];
    if (self.view.window.screen.isCaptured) {
        self.title = @"captured";
    }
}

@end
