#import <UIKit/UIKit.h>

@interface UIView (Fixing)
- (void)rf_fixHeight:(CGFloat)height;
@end

@implementation UIView (Fixing)

- (void)rf_fixHeight:(CGFloat)height {
    [self.heightAnchor constraintEqualToConstant:height].active = YES;
}

@end

@interface LedgerViewController : UIViewController
@property (nonatomic, strong) UIView *rule;
@end

@implementation LedgerViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    NSDictionary *names = @{ @"rule" : self.rule };
    NSString *format = [NSString stringWithFormat:@"V:[rule(%f)]", 1 / [UIScreen mainScreen].scale];
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:names]];
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[rule(thin)]" options:0 metrics:@{ @"thin" : @(1 / [UIScreen mainScreen].scale) } views:names]];
    [self.view addSubview:[[UIView alloc] initWithFrame:CGRectMake(0, 0, 80, 1 / [UIScreen mainScreen].scale)]];
    [self.rule rf_fixHeight:1 / [[UIScreen mainScreen] scale]];
}

@end
