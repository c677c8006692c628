#import <UIKit/UIKit.h>

@interface PosterViewController : UIViewController
@property (nonatomic, strong) UIView *poster;
@property (nonatomic, strong) UILabel *caption;
@property (nonatomic, readonly) CGFloat columnWidth;
@end

@implementation PosterViewController

- (UIView *)poster {
    if (!_poster) {
        _poster = [[UIView alloc] initWithFrame:CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 200)];
    }
    return _poster;
}

- (UILabel *)caption {
    if (_caption == nil) {
        _caption = [[UILabel alloc] init];
        _caption.preferredMaxLayoutWidth = [UIScreen mainScreen].bounds.size.width - 32;
    }
    return _caption;
}

- (CGFloat)columnWidth {
    return [UIScreen mainScreen].bounds.size.width / 2;
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.poster.frame = CGRectMake(0, 0, self.columnWidth, 200);
}

@end
