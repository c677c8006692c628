#import <UIKit/UIKit.h>

@interface ToolController : UIViewController
@property (nonatomic, strong) UIWindow *bar;
@property (nonatomic, strong) UIWindow *chat;
@end

@implementation ToolController

- (void)showBar {
    self.bar = [[UIWindow alloc] initWithFrame:CGRectMake(0, [UIScreen mainScreen].bounds.size.height - 44, [UIScreen mainScreen].bounds.size.width, 44)];
    self.bar.hidden = NO;
}

- (void)showChat {
    self.chat = [[UIWindow alloc] initWithFrame:CGRectZero];
    self.chat.frame = CGRectMake(20, 80, 200, 300);
}

@end
