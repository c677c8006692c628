#pragma once

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, AVCaptureVideoOrientation) {
  AVCaptureVideoOrientationPortrait = 1,
  AVCaptureVideoOrientationPortraitUpsideDown,
  AVCaptureVideoOrientationLandscapeRight,
  AVCaptureVideoOrientationLandscapeLeft
};

@interface AVCaptureConnection : NSObject
@property (nonatomic) AVCaptureVideoOrientation videoOrientation;
@end

@interface AVCaptureSession : NSObject
- (void)startRunning;
- (void)stopRunning;
@end

@interface AVCaptureVideoPreviewLayer : CALayer
+ (instancetype)layerWithSession:(AVCaptureSession *)session;
@property (nullable, nonatomic, readonly) AVCaptureConnection *connection;
@end

@interface AVPlayer : NSObject
- (void)play;
@end

@interface AVPlayerLayer : CALayer
@property (nullable, nonatomic, retain) AVPlayer *player;
@end

NS_ASSUME_NONNULL_END
