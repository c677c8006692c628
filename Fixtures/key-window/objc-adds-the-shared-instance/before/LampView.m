#import <UIKit/UIKit.h>

@interface LampView : UIView
@end

static LampView *shared;

@implementation LampView

- (void)flash {
    [[UIApplication sharedApplication].keyWindow.rootViewController.view addSubview:shared];
    [[UIApplication sharedApplication].keyWindow addSubview:shared];
}

@end
