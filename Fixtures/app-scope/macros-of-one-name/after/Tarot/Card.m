#import "Card.h"
#import "Sizes.h"

@interface Card ()
@property (nonatomic) UIView *line;
@end

@implementation Card

- (void)layoutSubviews {
    [super layoutSubviews];
    self.line.frame = CGRectMake(0, 0, self.bounds.size.width, 1);
}

@end
