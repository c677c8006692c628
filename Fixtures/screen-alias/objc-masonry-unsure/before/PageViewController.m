#import "Metrics.h"
#import <Masonry/Masonry.h>

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@property (nonatomic, strong) UIScrollView *pages;
@property (nonatomic, strong) UIView *page;
@end

@implementation PageViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.bar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.width.mas_equalTo(SCREEN_WIDTH);
    }];
    [self.view addSubview:self.pages];
    [self.pages addSubview:self.page];
    [self.page mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self.pages);
        make.width.equalTo(@(SCREEN_WIDTH - 26 - 70));
        make.height.mas_equalTo(SCREEN_HEIGHT / 7);
        make.width.lessThanOrEqualTo(@(SCREEN_WIDTH * 0.4));
    }];
    [self.view mas_makeConstraints:^(MASConstraintMaker *make) {
        make.width.equalTo(@(1 + SCREEN_WIDTH));
    }];
}

@end
