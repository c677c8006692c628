#import <UIKit/UIKit.h>

@interface StoryCell : UITableViewCell
@property (nonatomic, strong) UIView *cover;
+ (CGFloat)heightForText:(NSString *)text;
@end

@implementation StoryCell

+ (CGFloat)heightForText:(NSString *)text {
    CGSize room = CGSizeMake([UIScreen mainScreen].bounds.size.width - 32, CGFLOAT_MAX);
    return [text boundingRectWithSize:room options:0 attributes:nil context:nil].size.height;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    self.cover.frame = CGRectMake(0, 0, 80, [UIScreen mainScreen].bounds.size.height * 0.4);
}

@end
