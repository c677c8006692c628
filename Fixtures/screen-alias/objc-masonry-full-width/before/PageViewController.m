#import "Metrics.h"
#import <Masonry/Masonry.h>

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.view addSubview:self.bar];
    [self.bar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.top.equalTo(self.view);
        make.width.equalTo(@(SCREEN_WIDTH));
    }];
    UIView *line = [UIView new];
    [self.view addSubview:line];
    [line mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self.view);
        make.width.mas_equalTo([UIScreen mainScreen].bounds.size.width);
    }];
    UIView *rule = [UIView new];
    [self.view addSubview:rule];
    [rule mas_makeConstraints:^(MASConstraintMaker *make) {
        make.width.offset(UIScreen.mainScreen.bounds.size.width);
    }];
}

@end

@interface CardView : UIView
@end

@implementation CardView

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        UIView *bar = [UIView new];
        [self addSubview:bar];
        [bar mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.top.equalTo(self);
            make.width.mas_equalTo(SCREEN_WIDTH);
        }];
    }
    return self;
}

@end
