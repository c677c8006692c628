#import "BannerView.h"

@interface Presenter : NSObject
- (void)presentIn:(UIView *)host;
@end

@implementation Presenter

- (void)presentIn:(UIView *)host {
    BannerView *banner = [BannerView new];
    banner.frame = CGRectMake(0, 0, host.bounds.size.width, banner.wantedHeight);
    [host addSubview:banner];
}

@end
