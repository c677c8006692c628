#import <UIKit/UIKit.h>

@interface BannerView : UIView
@property (nonatomic, readonly) CGFloat wantedHeight;
@end
