#pragma once

#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIOrientation.h>
#import <UIKit/UITraits.h>

@class UIView, UIWindowScene;

NS_ASSUME_NONNULL_BEGIN

UIKIT_EXTERN NSNotificationName const UIScreenDidConnectNotification;
UIKIT_EXTERN NSNotificationName const UIScreenDidDisconnectNotification;
UIKIT_EXTERN NSNotificationName const UIScreenModeDidChangeNotification;
UIKIT_EXTERN NSNotificationName const UIScreenBrightnessDidChangeNotification;
UIKIT_EXTERN NSNotificationName const UIScreenCapturedDidChangeNotification;

@interface UIScreenMode : NSObject
@property (readonly, nonatomic) CGSize size;
@end

@interface UIScreen : NSObject <UITraitEnvironment>
@property (class, nonatomic, readonly) UIScreen *mainScreen;
@property (class, nonatomic, readonly) NSArray<UIScreen *> *screens;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGRect nativeBounds;
@property (nonatomic, readonly) CGRect applicationFrame;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) CGFloat nativeScale;
@property (nonatomic) CGFloat brightness;
@property (nonatomic) BOOL wantsSoftwareDimming;
@property (nonatomic, readonly, getter=isCaptured) BOOL captured;
@property (nonatomic, readonly, strong, nullable) UIScreen *mirroredScreen;
@property (nonatomic, readonly) NSInteger maximumFramesPerSecond;
@property (nonatomic, readonly, strong, nullable) UIScreenMode *currentMode;
@property (readonly) id<UICoordinateSpace> coordinateSpace;
@property (readonly) id<UICoordinateSpace> fixedCoordinateSpace;
- (UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates;
- (nullable CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector;
@end

UIKIT_EXTERN NSNotificationName const UIDeviceOrientationDidChangeNotification;

@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice;
@property (nonatomic, readonly, strong) NSString *model;
@property (nonatomic, readonly, strong) NSString *systemVersion;
@property (nonatomic, readonly) UIDeviceOrientation orientation;
@property (nonatomic, readonly, getter=isGeneratingDeviceOrientationNotifications) BOOL generatesDeviceOrientationNotifications;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
- (void)beginGeneratingDeviceOrientationNotifications;
- (void)endGeneratingDeviceOrientationNotifications;
@end

NS_INLINE UIUserInterfaceIdiom UI_USER_INTERFACE_IDIOM(void) { return [[UIDevice currentDevice] userInterfaceIdiom]; }

NS_ASSUME_NONNULL_END
