//
//  CSCouponViewController.m
//  LegacyApp
//
//  Created by Jonas Brandt on 20/02/2017.
//

#import "CSCouponViewController.h"
#import "CSCouponView.h"

@interface CSCouponViewController ()
@property (nonatomic, strong) CSCouponView *couponView;
@property (nonatomic, assign) CGFloat savedBrightness;
@end

@implementation CSCouponViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.couponView = [[CSCouponView alloc] initWithFrame:CGRectZero];
    [self.view addSubview:self.couponView];
    [[UIDevice currentDevice] beginGeneratingDeviceOrientationNotifications];
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(orientationChanged:)
                                                 name:UIDeviceOrientationDidChangeNotification
                                               object:nil];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self name:UIDeviceOrientationDidChangeNotification object:nil];
    [[UIDevice currentDevice] endGeneratingDeviceOrientationNotifications];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.savedBrightness = [UIScreen mainScreen].brightness;
    [UIScreen mainScreen].brightness = 1.0;
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [UIScreen mainScreen].brightness = self.savedBrightness;
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    BOOL wide = UIDeviceOrientationIsLandscape([UIDevice currentDevice].orientation);
    self.couponView.frame = CGRectMake(0, kNavHeight, SCREEN_WIDTH, wide ? 120 : 160);
}

- (void)orientationChanged:(NSNotification *)notification {
    [self.couponView setNeedsDisplay];
}

@end
