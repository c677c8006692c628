#import "Metrics.h"

@interface CardView : UIView
@property (nonatomic, strong) UIView *bar;
@end

@implementation CardView

- (void)layoutSubviews {
    [super layoutSubviews];
    self.bar.frame = CGRectMake(15, 0, SCREEN_WIDTH - 30, 20);
}

- (void)showFor:(CGFloat)height {
    self.frame = CGRectMake(0, 0, SCREEN_WIDTH, height);
}

@end

@interface CardCell : UITableViewCell
@property (nonatomic, strong) UIView *bar;
@property (nonatomic, copy) NSString *card;
@end

@implementation CardCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
    self = [super initWithStyle:style reuseIdentifier:reuseIdentifier];
    if (self) {
        _bar = [[UIView alloc] initWithFrame:CGRectMake(SCREEN_WIDTH - 60, 5, 50, 30)];
    }
    return self;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    CGRect frame = self.bar.frame;
    frame.size.width = SCREEN_WIDTH / 2;
    frame.size.height = SCREEN_HEIGHT * 0.4;
    self.bar.frame = frame;
}

- (void)setCard:(NSString *)card {
    _card = [card copy];
    self.bar.hidden = SCREEN_WIDTH < card.length * 10;
}

@end
