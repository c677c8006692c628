#pragma once

#import <UIKit/UIOrientation.h>
#import <UIKit/UIResponder.h>

@class UIApplication, UIScene, UISceneConfiguration, UISceneConnectionOptions, UISceneSession, UIWindow;

NS_ASSUME_NONNULL_BEGIN

UIKIT_EXTERN NSNotificationName const UIApplicationDidBecomeActiveNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationWillResignActiveNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationDidEnterBackgroundNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationWillEnterForegroundNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationDidReceiveMemoryWarningNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationWillChangeStatusBarOrientationNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationDidChangeStatusBarOrientationNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationDidChangeStatusBarFrameNotification;
UIKIT_EXTERN NSString *const UIApplicationStatusBarOrientationUserInfoKey;
typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_ENUM;

typedef NS_ENUM(NSInteger, UIStatusBarStyle) { UIStatusBarStyleDefault, UIStatusBarStyleLightContent };
typedef NS_ENUM(NSInteger, UIApplicationState) {
  UIApplicationStateActive,
  UIApplicationStateInactive,
  UIApplicationStateBackground
};

@protocol UIApplicationDelegate <NSObject>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (UIInterfaceOrientationMask)application:(UIApplication *)application
    supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window;
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)session
                                   options:(UISceneConnectionOptions *)options API_AVAILABLE(ios(13.0));
@end

@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication;
@property (nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property (nullable, nonatomic, readonly) UIWindow *keyWindow;
@property (nonatomic, readonly) NSArray<__kindof UIWindow *> *windows;
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes API_AVAILABLE(ios(13.0));
@property (nonatomic, readonly) NSSet<UISceneSession *> *openSessions API_AVAILABLE(ios(13.0));
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) CGRect statusBarFrame;
@property (nonatomic) UIInterfaceOrientation statusBarOrientation;
@property (nonatomic, getter=isStatusBarHidden) BOOL statusBarHidden;
@property (nonatomic) UIStatusBarStyle statusBarStyle;
@property (nonatomic, getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
@property (nonatomic, getter=isNetworkActivityIndicatorVisible) BOOL networkActivityIndicatorVisible;
- (void)requestSceneSessionDestruction:(UISceneSession *)session
                               options:(nullable id)options
                          errorHandler:(nullable void (^)(NSError *error))handler API_AVAILABLE(ios(13.0));
- (BOOL)canOpenURL:(NSURL *)url;
- (void)openURL:(NSURL *)url
              options:(NSDictionary<NSString *, id> *)options
    completionHandler:(nullable void (^)(BOOL success))handler;
- (BOOL)sendAction:(SEL)action to:(nullable id)target from:(nullable id)sender forEvent:(nullable UIEvent *)event;
- (void)beginIgnoringInteractionEvents;
- (void)endIgnoringInteractionEvents;
@end

UIKIT_EXTERN int UIApplicationMain(
    int count, char *_Nullable *_Nonnull arguments, NSString *_Nullable principalClass, NSString *_Nullable delegateClass);

NS_ASSUME_NONNULL_END
