#import "Metrics.h"

@interface Remark : NSObject
@property (nonatomic, copy) NSString *text;
@property (nonatomic) CGFloat rowHeight;
- (void)setRowHeight:(CGFloat)height forCellClass:(Class)type;
@end

@interface NSString (Measuring)
- (CGFloat)heightWithWidth:(CGFloat)width;
@end

@interface RemarkCell : UITableViewCell
@property (nonatomic, strong) UILabel *remark;
@end

@implementation RemarkCell

- (void)setModel:(Remark *)model {
    CGFloat height = [model.text heightWithWidth:SCREEN_WIDTH - 30] + 20;
    [model setRowHeight:height forCellClass:self.class];
}

- (void)showRemark:(Remark *)remark {
    CGSize limit = CGSizeMake(SCREEN_WIDTH - 30, CGFLOAT_MAX);
    remark.rowHeight = [self.remark sizeThatFits:limit].height;
}

- (void)showText:(NSString *)text {
    self.remark.frame = CGRectMake(15, 0, self.contentView.bounds.size.width - 30, 20);
}

@end
