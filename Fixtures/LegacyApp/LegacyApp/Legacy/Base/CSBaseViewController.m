//
//  CSBaseViewController.m
//  LegacyApp
//
//  Created by Marta Keller on 12/03/2015.
//

#import "CSBaseViewController.h"

@interface CSBaseViewController ()
@property (nonatomic, strong) UILabel *emptyLabel;
@end

@implementation CSBaseViewController

#pragma mark - Life cycle

- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.backgroundColor = [UIColor whiteColor];
    _navBar = [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, kNavHeight)];
    [self.view addSubview:_navBar];
    _navLine = [[UIView alloc] init];
    _navLine.backgroundColor = [UIColor grayColor];
    [_navBar addSubview:_navLine];
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.navBar.frame = CGRectMake(0, 0, SCREEN_WIDTH, kNavHeight);
    self.navLine.frame = CGRectMake(0, kNavHeight - ONE_PIXEL, SCREEN_WIDTH, 1 / [UIScreen mainScreen].scale);
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    if (KEYWINDOW.safeAreaInsets.top > 20) {
        self.navBar.alpha = 0.95;
    }
}

#pragma mark - Messages

- (void)showEmptyMessage:(NSString *)message {
    self.emptyLabel.text = message;
    self.emptyLabel.center = CGPointMake(SCREEN_WIDTH / 2, SCREEN_HEIGHT / 2);
    [self.view addSubview:self.emptyLabel];
}

- (UILabel *)emptyLabel {
    if (!_emptyLabel) {
        _emptyLabel = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH - 60, 80)];
        _emptyLabel.numberOfLines = 0;
    }
    return _emptyLabel;
}

@end
