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
UIKIT_EXTERN UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsURLKey;
UIKIT_EXTERN UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsRemoteNotificationKey;
UIKIT_EXTERN UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsShortcutItemKey;
typedef NSString *UIApplicationOpenURLOptionsKey NS_TYPED_ENUM;
UIKIT_EXTERN UIApplicationOpenURLOptionsKey const UIApplicationOpenURLOptionsSourceApplicationKey;
UIKIT_EXTERN UIApplicationOpenURLOptionsKey const UIApplicationOpenURLOptionsAnnotationKey;
typedef NSUInteger UIBackgroundTaskIdentifier;

typedef NS_ENUM(NSInteger, UIStatusBarStyle) { UIStatusBarStyleDefault, UIStatusBarStyleLightContent };
typedef NS_ENUM(NSUInteger, UIBackgroundFetchResult) {
  UIBackgroundFetchResultNewData,
  UIBackgroundFetchResultNoData,
  UIBackgroundFetchResultFailed
};
typedef NS_ENUM(NSInteger, UIApplicationState) {
  UIApplicationStateActive,
  UIApplicationStateInactive,
  UIApplicationStateBackground
};

@protocol UIUserActivityRestoring <NSObject>
- (void)restoreUserActivityState:(NSUserActivity *)activity;
@end

@interface UIApplicationShortcutItem : NSObject
@property (nonatomic, readonly, copy) NSString *type;
@property (nonatomic, readonly, copy) NSString *localizedTitle;
@end

@protocol UIApplicationDelegate <NSObject>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;
- (BOOL)application:(UIApplication *)app
            openURL:(NSURL *)url
            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options;
- (BOOL)application:(UIApplication *)application
    continueUserActivity:(NSUserActivity *)userActivity
      restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *_Nullable restorableObjects))restorationHandler;
- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler;
- (void)application:(UIApplication *)application
    didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken;
- (void)application:(UIApplication *)application
    didReceiveRemoteNotification:(NSDictionary *)userInfo
          fetchCompletionHandler:(void (^)(UIBackgroundFetchResult result))completionHandler;
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
- (void)registerForRemoteNotifications;
- (UIBackgroundTaskIdentifier)beginBackgroundTaskWithExpirationHandler:(nullable void (^)(void))handler;
- (void)endBackgroundTask:(UIBackgroundTaskIdentifier)identifier;
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
