#pragma once

#import <UIKit/UIApplication.h>
#import <UIKit/UIScreen.h>
#import <UIKit/UIView.h>

@class UIOpenURLContext, UIStoryboard, UIViewController, UIWindowScene, UIWindowSceneGeometry;
@class UIWindowSceneGeometryPreferences;

NS_ASSUME_NONNULL_BEGIN

typedef CGFloat UIWindowLevel NS_TYPED_EXTENSIBLE_ENUM;
UIKIT_EXTERN const UIWindowLevel UIWindowLevelNormal;
UIKIT_EXTERN const UIWindowLevel UIWindowLevelAlert;
UIKIT_EXTERN const UIWindowLevel UIWindowLevelStatusBar;

UIKIT_EXTERN NSNotificationName const UIWindowDidBecomeKeyNotification;
UIKIT_EXTERN NSNotificationName const UIWindowDidBecomeVisibleNotification;

@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene API_AVAILABLE(ios(13.0));
- (instancetype)initWithFrame:(CGRect)frame;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene API_AVAILABLE(ios(13.0));
@property (nonatomic, strong) UIScreen *screen;
@property (nonatomic) UIWindowLevel windowLevel;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)makeKeyWindow;
- (void)makeKeyAndVisible;
- (void)becomeKeyWindow;
@end

typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground
};

@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions API_AVAILABLE(ios(13.0));
- (void)sceneDidDisconnect:(UIScene *)scene API_AVAILABLE(ios(13.0));
- (void)sceneDidBecomeActive:(UIScene *)scene API_AVAILABLE(ios(13.0));
- (void)sceneWillResignActive:(UIScene *)scene API_AVAILABLE(ios(13.0));
- (void)sceneWillEnterForeground:(UIScene *)scene API_AVAILABLE(ios(13.0));
- (void)sceneDidEnterBackground:(UIScene *)scene API_AVAILABLE(ios(13.0));
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts API_AVAILABLE(ios(13.0));
- (void)scene:(UIScene *)scene willContinueUserActivityWithType:(NSString *)userActivityType API_AVAILABLE(ios(13.0));
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity API_AVAILABLE(ios(13.0));
@end

API_AVAILABLE(ios(13.0)) @interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneSession *session;
@property (nullable, nonatomic, strong) id<UISceneDelegate> delegate;
@property (nonatomic, readonly) UISceneActivationState activationState;
@end

API_AVAILABLE(ios(13.0)) @interface UISceneSession : NSObject
@property (nullable, nonatomic, readonly) UIScene *scene;
@property (nonatomic, readonly) NSString *role;
@end

API_AVAILABLE(ios(13.0)) @interface UISceneConfiguration : NSObject
+ (instancetype)configurationWithName:(nullable NSString *)name sessionRole:(NSString *)role;
@property (nullable, nonatomic) Class delegateClass;
@property (nullable, nonatomic, strong) UIStoryboard *storyboard;
@end

API_AVAILABLE(ios(13.0)) @interface UISceneConnectionOptions : NSObject
@property (nonatomic, readonly, copy) NSSet<UIOpenURLContext *> *URLContexts;
@property (nonatomic, readonly, copy) NSSet<NSUserActivity *> *userActivities;
@property (nullable, nonatomic, readonly) UIApplicationShortcutItem *shortcutItem;
@end

API_AVAILABLE(ios(13.0)) @interface UISceneOpenURLOptions : NSObject
@property (nullable, nonatomic, readonly) NSString *sourceApplication;
@property (nullable, nonatomic, readonly) id annotation;
@end

API_AVAILABLE(ios(13.0)) @interface UIOpenURLContext : NSObject
@property (nonatomic, readonly, copy) NSURL *URL;
@property (nonatomic, readonly, strong) UISceneOpenURLOptions *options;
@end

API_AVAILABLE(ios(13.0)) @interface UIStatusBarManager : NSObject
@property (nonatomic, readonly) CGRect statusBarFrame;
@property (nonatomic, readonly, getter=isStatusBarHidden) BOOL statusBarHidden;
@end

API_AVAILABLE(ios(13.0)) @interface UIWindowScene : UIScene <UITraitEnvironment>
@property (nonatomic, readonly) UIScreen *screen;
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nullable, nonatomic, readonly) UIWindow *keyWindow API_AVAILABLE(ios(15.0));
@property (nullable, nonatomic, readonly) UIStatusBarManager *statusBarManager;
@property (nonatomic, readonly) UIWindowSceneGeometry *effectiveGeometry API_AVAILABLE(ios(16.0));
- (void)requestGeometryUpdateWithPreferences:(UIWindowSceneGeometryPreferences *)geometryPreferences
                                errorHandler:(nullable void (^)(NSError *error))errorHandler API_AVAILABLE(ios(16.0));
@end

API_AVAILABLE(ios(16.0)) @interface UIWindowSceneGeometryPreferences : NSObject
@end

API_AVAILABLE(ios(16.0)) @interface UIWindowSceneGeometryPreferencesIOS : UIWindowSceneGeometryPreferences
- (instancetype)initWithInterfaceOrientations:(UIInterfaceOrientationMask)interfaceOrientations;
@end

API_AVAILABLE(ios(16.0)) @interface UIWindowSceneGeometry : NSObject
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace API_AVAILABLE(ios(26.0));
@end

@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
- (void)windowScene:(UIWindowScene *)windowScene
    didUpdateCoordinateSpace:(id<UICoordinateSpace>)previousCoordinateSpace
        interfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation
             traitCollection:(UITraitCollection *)previousTraitCollection API_AVAILABLE(ios(13.0));
- (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindowScene:(UIWindowScene *)windowScene API_AVAILABLE(ios(27.0));
- (void)windowScene:(UIWindowScene *)windowScene
    didUpdateEffectiveGeometry:(UIWindowSceneGeometry *)previousGeometry API_AVAILABLE(ios(26.0));
- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler API_AVAILABLE(ios(13.0));
@end

NS_ASSUME_NONNULL_END
