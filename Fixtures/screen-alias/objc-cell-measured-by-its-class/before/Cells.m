#import "Metrics.h"

@interface NSString (Measuring)
- (CGFloat)heightWithWidth:(CGFloat)width;
@end

@interface CommentCell : UITableViewCell
@property (nonatomic, strong) UILabel *body;
@property (nonatomic, strong) UILabel *date;
+ (CGFloat)heightForText:(NSString *)text;
@end

@implementation CommentCell

+ (CGFloat)heightForText:(NSString *)text {
    return [text heightWithWidth:SCREEN_WIDTH - 24] + 30;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    CGFloat width = SCREEN_WIDTH - 24;
    CGFloat height = [self.body.text heightWithWidth:width];
    self.body.frame = CGRectMake(12, 15, width, height);
    self.date.frame = CGRectMake(12, 15 + height, 100, 20);
}

@end

@interface LineCell : UITableViewCell
@property (nonatomic, strong) UIView *line;
@end

@implementation LineCell

- (void)layoutSubviews {
    [super layoutSubviews];
    self.line.frame = CGRectMake(12, 43, SCREEN_WIDTH - 24, 1);
}

@end
