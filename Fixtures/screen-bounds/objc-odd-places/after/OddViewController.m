#import <UIKit/UIKit.h>

@interface OddViewController : UIViewController
@property (nonatomic, strong) UIView *box;
@property (nonatomic, copy) NSDictionary<NSString *, NSNumber *> *sizes;
@end

@implementation OddViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.sizes = @{ @"width" : @(self.view.bounds.size.width), @"one" : @1 };
    NSArray *list = @[ @(self.view.bounds.size.height), [NSValue valueWithCGRect:self.view.bounds] ];
    CGRect whole = (CGRect){CGPointZero, self.view.bounds.size};
    CGFloat height = ({
        CGFloat value = self.view.bounds.size.height;
        value / 2;
    });
    switch ((int)self.view.bounds.size.height) {
        case 568: self.box.hidden = YES; break;
        default: break;
    }
    for (CGFloat x = 0; x < self.view.bounds.size.width; x += 40) {
        height += 1;
    }
    @autoreleasepool {
        @synchronized (self) {
            @try {
                self.box.frame = CGRectMake(0, 0, list.count ? self.view.bounds.size.width : 0, height);
            } @catch (id error) {
                self.box.frame = whole;
            }
        }
    }
    self.title = [NSString stringWithFormat:@"%.0f x %.0f", self.view.bounds.size.width, height];
}

@end
