#import "Metrics.h"

@interface BoardViewController : UIViewController
@property (nonatomic, strong) UIView *banner;
@property (nonatomic, strong) UIView *footer;
@property (nonatomic, strong) UIView *ruler;
@property (nonatomic, strong) UIView *shade;
@property (nonatomic, strong) UIView *stamp;
@property (nonatomic, strong) UIView *table;
@end

@implementation BoardViewController

@synthesize stamp = keptStamp;

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.view addSubview:self.banner];
    [self.view addSubview:self.footer];
    [self.view addSubview:self.ruler];
    [self.view addSubview:self.shade];
    [self.view addSubview:self.stamp];
    [self.view addSubview:self.table];
}

- (UIView *)banner {
    _banner = _banner ?: [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, 10)];
    return _banner;
}

- (UIView *)footer {
    return _footer ?: (_footer = [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, 20)]);
}

- (UIView *)ruler {
    if (_ruler != nil) {
        return _ruler;
    }
    _ruler = [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, 30)];
    return _ruler;
}

- (UIView *)shade {
    if (_shade) {
        return _shade;
    } else {
        _shade = [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, 40)];
        return _shade;
    }
}

- (UIView *)stamp {
    if (!keptStamp) {
        keptStamp = [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, 50)];
    }
    return keptStamp;
}

- (UIView *)table {
    @synchronized(self) {
        if (!_table) {
            _table = [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, 60)];
        }
    }
    return _table;
}

@end
