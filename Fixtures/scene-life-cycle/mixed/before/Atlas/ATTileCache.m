#import "ATTileCache.h"

@implementation ATTileCache

+ (ATTileCache *)sharedCache {
    static ATTileCache *cache;
    if (!cache) {
        cache = [[ATTileCache alloc] init];
    }
    return cache;
}

- (void)warm {
}

@end
