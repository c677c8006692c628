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
        make.width.equalTo(self.view);
    }];
    UIView *line = [UIView new];
    [self.view addSubview:line];
    [line mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self.view);
        make.width.equalTo(self.view);
    }];
    UIView *rule = [UIView new];
    [self.view addSubview:rule];
    [rule mas_makeConstraints:^(MASConstraintMaker *make) {
        make.width.equalTo(self.view);
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
            make.width.equalTo(self);
        }];
    }
    return self;
}

@end
