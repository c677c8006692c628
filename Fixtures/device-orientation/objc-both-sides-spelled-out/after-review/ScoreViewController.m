#import <UIKit/UIKit.h>

@interface ScoreViewController : UIViewController
@end

@implementation ScoreViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    BOOL wide = self.view.bounds.size.width > self.view.bounds.size.height;
    if (wide && (self.view.bounds.size.width <= self.view.bounds.size.height)) {
        self.view.hidden = YES;
    }
}

@end
