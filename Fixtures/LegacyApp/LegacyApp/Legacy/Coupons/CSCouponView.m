//
//  CSCouponView.m
//  LegacyApp
//

#import "CSCouponView.h"
#import "CSGeometry.h"

@implementation CSCouponView

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        _codeLabel = [[UILabel alloc] init];
        _codeLabel.preferredMaxLayoutWidth = SCREEN_WIDTH - 64;
        [self addSubview:_codeLabel];
        self.layer.contentsScale = [UIScreen mainScreen].scale;
    }
    return self;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    self.codeLabel.frame = CSCentered(CGSizeMake(SCREEN_WIDTH - 64, 40), self.bounds);
}

- (void)drawRect:(CGRect)rect {
    CGFloat line = 1 / [UIScreen mainScreen].scale;
    UIBezierPath *border = [UIBezierPath bezierPathWithRect:CGRectMake(16, line, SCREEN_WIDTH - 32, rect.size.height - 2 * line)];
    border.lineWidth = line;
    [border stroke];
}

- (CGSize)intrinsicContentSize {
    return CGSizeMake(SCREEN_WIDTH, 160);
}

@end

@implementation CSCouponPopup {
    CSCouponView *_card;
}

+ (void)showCode:(NSString *)code {
    CSCouponPopup *popup = [[CSCouponPopup alloc] init];
    popup->_card.codeLabel.text = code;
    [KEYWINDOW addSubview:popup];
}

- (instancetype)init {
    self = [super initWithFrame:[UIScreen mainScreen].bounds];
    if (self) {
        self.backgroundColor = [[UIColor blackColor] colorWithAlphaComponent:0.5];
        _card = [[CSCouponView alloc] initWithFrame:CGRectMake(0, kScaleW(120), SCREEN_WIDTH, 160)];
        [self addSubview:_card];
        [self addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped)]];
    }
    return self;
}

- (void)tapped {
    CGFloat bottom = [UIScreen mainScreen].bounds.size.height;
    [UIView animateWithDuration:0.25 animations:^{
        self->_card.center = CGPointMake(self->_card.center.x, bottom + 80);
    } completion:^(BOOL finished) {
        [self removeFromSuperview];
        [KEYWINDOW endEditing:YES];
    }];
}

@end
