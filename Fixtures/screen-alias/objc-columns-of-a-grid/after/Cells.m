#import "Metrics.h"

@interface NSURL (Resizing)
- (NSURL *)URLForPictureOfWidth:(CGFloat)width;
@end

@interface GridCell : UICollectionViewCell
@property (nonatomic, strong) UIImageView *picture;
@property (nonatomic, strong) UIView *line;
@property (nonatomic, strong) NSURL *source;
@end

@implementation GridCell

- (void)layoutSubviews {
    [super layoutSubviews];
    self.picture.frame = CGRectMake(0, 0, (SCREEN_WIDTH - 30) / 2, 120);
    self.line.frame = CGRectMake(0, 119, SCREEN_WIDTH / 3, 1);
}

- (void)showPicture:(NSURL *)url {
    self.source = [url URLForPictureOfWidth:SCREEN_WIDTH];
}

@end

@interface RowCell : UITableViewCell
@property (nonatomic, strong) UILabel *title;
@end

@implementation RowCell

- (void)layoutSubviews {
    [super layoutSubviews];
    self.title.frame = CGRectMake(0, 0, self.contentView.bounds.size.width / 2, 20);
}

@end
