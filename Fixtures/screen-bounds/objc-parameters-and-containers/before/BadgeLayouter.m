#import <UIKit/UIKit.h>

@interface BadgeLayouter : NSObject
@end

@implementation BadgeLayouter

- (void)spread:(UIView *)badge inContainer:(UIView *)container {
    badge.frame = CGRectMake(10, 0, [UIScreen mainScreen].bounds.size.width - 20, 20);
}

- (void)stretch:(UIView *)badge {
    badge.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 20);
}

@end
