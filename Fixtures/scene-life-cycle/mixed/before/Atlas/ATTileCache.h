#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface ATTileCache : NSObject

+ (ATTileCache *)sharedCache NS_SWIFT_NAME(shared());
- (void)warm;

@end

NS_ASSUME_NONNULL_END
