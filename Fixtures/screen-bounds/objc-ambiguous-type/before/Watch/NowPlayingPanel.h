#import <UIKit/UIKit.h>

@interface NowPlayingPanel : UIView
@end
