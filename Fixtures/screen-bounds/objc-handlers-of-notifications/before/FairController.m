#import <UIKit/UIKit.h>

@interface FairController : UIViewController
@property (nonatomic, strong) UIView *head;
@end

@implementation FairController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(keyboardCame) name:UIKeyboardWillShowNotification object:nil];
    [center addObserver:self selector:@selector(woke) name:UIApplicationDidBecomeActiveNotification object:nil];
    [self.head addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped)]];
}

- (void)keyboardCame {
    self.head.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 40);
}

- (void)woke {
    self.head.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 50);
}

- (void)tapped {
    self.head.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 60);
}

@end
