#import <UIKit/UIKit.h>

@interface MessageCell : UITableViewCell
@property (nonatomic, strong) UIView *bubble;
- (void)fillWithWidth:(BOOL)wide;
@end

@implementation MessageCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
    if (self = [super initWithStyle:style reuseIdentifier:identifier]) {
        _bubble = [[UIView alloc] initWithFrame:CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 40)];
    }
    return self;
}

- (void)awakeFromNib {
    [super awakeFromNib];
    self.bubble.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 40);
}

- (void)fillWithWidth:(BOOL)wide {
    self.bubble.frame = CGRectMake(0, 0, self.contentView.bounds.size.width / (wide ? 1 : 2), 40);
}

- (void)layoutSubviews {
    [super layoutSubviews];
    self.bubble.frame = CGRectMake(8, 0, self.contentView.bounds.size.width - 16, 40);
}

@end

@interface PhotoCell : UICollectionViewCell
@property (nonatomic, strong) UIView *photo;
@end

@implementation PhotoCell

- (void)layoutSubviews {
    [super layoutSubviews];
    self.photo.frame = CGRectMake(0, 0, CGRectGetWidth([[UIScreen mainScreen] bounds]) / 3, 80);
    self.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 80);
}

@end

@interface SectionFooterView : UICollectionReusableView
@property (nonatomic, strong) UIView *rule;
@end

@implementation SectionFooterView

- (void)layoutSubviews {
    [super layoutSubviews];
    self.rule.frame = CGRectMake(16, 0, self.bounds.size.width - 32, 1);
}

@end
