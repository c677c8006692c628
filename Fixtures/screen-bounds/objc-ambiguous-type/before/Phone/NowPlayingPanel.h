#import <UIKit/UIKit.h>

@interface NowPlayingPanel : UIViewController
@end
