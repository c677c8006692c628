#import "Metrics.h"

@interface PhotoCell : UITableViewCell
@property (nonatomic, strong) UIImageView *photo;
@end

@implementation PhotoCell

- (void)layoutSubviews {
    [super layoutSubviews];
    CGSize size = self.photo.image.size;
    CGFloat scale = SCREEN_WIDTH / size.width;
    CGFloat other = SCREEN_HEIGHT / size.height;
    scale = MIN(scale, other);
    self.photo.transform = CGAffineTransformMakeScale(scale, scale);
}

- (void)didMoveToWindow {
    [super didMoveToWindow];
    [self setNeedsLayout];
}

@end

@interface SheetCell : UITableViewCell
@property (nonatomic, strong) UIView *sheet;
@end

@implementation SheetCell

- (void)layoutSubviews {
    [super layoutSubviews];
    self.sheet.bounds = CGRectMake(0, 0, SCREEN_WIDTH, 40);
    self.sheet.center = CGPointMake(SCREEN_WIDTH / 2, SCREEN_HEIGHT / 2);
}

@end
