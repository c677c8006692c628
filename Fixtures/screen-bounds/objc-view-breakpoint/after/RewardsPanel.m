#import <UIKit/UIKit.h>

@interface RewardsPanel : UIStackView
@property (nonatomic, strong) UIView *rule;
@end

@implementation RewardsPanel

- (void)layoutSubviews {
    [super layoutSubviews];
    self.spacing = [UIScreen mainScreen].bounds.size.height < 500 ? 6 : 12;
    self.rule.frame = CGRectMake(8, 0, self.bounds.size.width - 16, 1);
}

@end
