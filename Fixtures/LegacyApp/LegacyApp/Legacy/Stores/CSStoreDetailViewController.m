//
//  CSStoreDetailViewController.m
//  LegacyApp
//
//  Created by Igor Novak on 11/05/2016.
//

#import "CSStoreDetailViewController.h"
#import <Masonry/Masonry.h>
#import "CSOverlay.h"
#import "CSRouteView.h"
#import "UIView+CSFrame.h"

@interface CSStoreDetailViewController ()
@property (nonatomic, strong) UIImageView *photoView;
@property (nonatomic, strong) UIView *footer;
@property (nonatomic, strong) CSRouteView *routeView;
@property (nonatomic, copy) void (^onRoute)(CGFloat progress);
@end

@implementation CSStoreDetailViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.view addSubview:self.photoView];
    [self.view addSubview:self.footer];
    [self.footer mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.bottom.equalTo(self.view);
        make.width.equalTo(@(SCREEN_WIDTH));
        make.height.equalTo(@(kScaleW(56)));
    }];
    [self loadPhoto];
    [self observeRoute];
}

- (void)viewWillLayoutSubviews {
    [super viewWillLayoutSubviews];
    [self layoutPhoto];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    self.footer.hidden = SCREEN_HEIGHT < 400;
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        self.footer.cs_width = SCREEN_WIDTH;
    }];
}

- (void)layoutPhoto {
    self.photoView.frame = CGRectMake(0, kNavHeight, SCREEN_WIDTH, SCREEN_WIDTH * 0.6);
}

- (void)loadPhoto {
    __weak typeof(self) weakSelf = self;
    NSURL *url = [NSURL URLWithString:@"https://example.com/store.png"];
    [[[NSURLSession sharedSession] dataTaskWithURL:url completionHandler:^(NSData *data, id response, NSError *error) {
        dispatch_async(dispatch_get_main_queue(), ^{
            __strong typeof(weakSelf) strongSelf = weakSelf;
            if (!strongSelf) return;
            strongSelf.photoView.image = [UIImage imageWithData:data scale:[UIScreen mainScreen].scale];
            strongSelf.photoView.cs_width = SCREEN_WIDTH;
        });
    }] resume];
}

- (void)observeRoute {
    WEAKSELF;
    self.onRoute = ^(CGFloat progress) {
        weakSelf.routeView.frame = CGRectMake(0, 0, SCREEN_WIDTH * progress, 4);
        [KEYWINDOW addSubview:weakSelf.routeView];
    };
}

- (void)showRoute {
    [UIView animateWithDuration:0.3 animations:^{
        self.footer.alpha = [UIScreen mainScreen].bounds.size.width > 600 ? 1 : 0.8;
    } completion:^(BOOL finished) {
        [[CSOverlay sharedOverlay] showMessage:@"Route is shown"];
    }];
}

@end
