#import <UIKit/UIKit.h>

@interface OddViewController : UIViewController
@property (nonatomic, strong) UIView *box;
@property (nonatomic, copy) NSDictionary<NSString *, NSNumber *> *sizes;
@end

@implementation OddViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.sizes = @{ @"width" : @([UIScreen mainScreen].bounds.size.width), @"one" : @1 };
    NSArray *list = @[ @(UIScreen.mainScreen.bounds.size.height), [NSValue valueWithCGRect:[[UIScreen mainScreen] bounds]] ];
    CGRect whole = (CGRect){CGPointZero, [UIScreen mainScreen].bounds.size};
    CGFloat height = ({
        CGFloat value = [[UIScreen mainScreen] bounds].size.height;
        value / 2;
    });
    switch ((int)[UIScreen mainScreen].bounds.size.height) {
        case 568: self.box.hidden = YES; break;
        default: break;
    }
    for (CGFloat x = 0; x < [UIScreen mainScreen].bounds.size.width; x += 40) {
        height += 1;
    }
    @autoreleasepool {
        @synchronized (self) {
            @try {
                self.box.frame = CGRectMake(0, 0, list.count ? [UIScreen mainScreen].bounds.size.width : 0, height);
            } @catch (id error) {
                self.box.frame = whole;
            }
        }
    }
    self.title = [NSString stringWithFormat:@"%.0f x %.0f", [UIScreen mainScreen].bounds.size.width, height];
}

@end
