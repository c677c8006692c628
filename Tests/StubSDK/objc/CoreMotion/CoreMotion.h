#pragma once

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef struct {
  double x, y, z;
} CMAcceleration;

@interface CMAccelerometerData : NSObject
@property (readonly, nonatomic) CMAcceleration acceleration;
@end

@interface CMMotionManager : NSObject
@property (nonatomic) NSTimeInterval accelerometerUpdateInterval;
- (void)startAccelerometerUpdatesToQueue:(NSOperationQueue *)queue
                             withHandler:(void (^)(CMAccelerometerData *_Nullable data, NSError *_Nullable error))handler;
- (void)stopAccelerometerUpdates;
@end

NS_ASSUME_NONNULL_END
