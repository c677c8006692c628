#import <UIKit/UIKit.h>

@interface AnswerCell : UITableViewCell
@end

@implementation AnswerCell

- (void)setFrame:(CGRect)frame {
    frame.origin.x = [UIScreen mainScreen].bounds.size.width / 4 + 10;
    frame.size.width = [UIScreen mainScreen].bounds.size.width / 2 - 20;
    [super setFrame:frame];
}

@end
