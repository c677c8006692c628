#import <UIKit/UIKit.h>

@interface BrowserView : UIView
@end

@implementation BrowserView

+ (void)browse {
    BrowserView *browser = [[BrowserView alloc] init];
    [browser appear:YES];
}

- (void)didMoveToWindow {
    [super didMoveToWindow];
    [self addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped)]];
}

- (void)tapped {
    [self appear:NO];
}

- (void)appear:(BOOL)on {
    UIView *root = self.window.rootViewController.view;
    root.userInteractionEnabled = !on;
}

@end
