#import "NowPlayingPanel.h"

@interface NowPlayingPanel (Width)
@end

@implementation NowPlayingPanel (Width)

- (CGFloat)usableWidth {
    return [UIScreen mainScreen].bounds.size.width;
}

@end
