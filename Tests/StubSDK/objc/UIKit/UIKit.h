#pragma once

// Enough of UIKit and Foundation to check the Objective-C fixtures with clang.

typedef double CGFloat;
typedef long NSInteger;
typedef signed char BOOL;
#define YES 1
#define NO 0
#define nil ((id)0)

struct CGPoint {
  CGFloat x, y;
};
typedef struct CGPoint CGPoint;

struct CGSize {
  CGFloat width, height;
};
typedef struct CGSize CGSize;

struct CGRect {
  CGPoint origin;
  CGSize size;
};
typedef struct CGRect CGRect;

typedef long dispatch_once_t;

#ifdef __cplusplus
extern "C" {
#endif
CGRect CGRectMake(CGFloat, CGFloat, CGFloat, CGFloat);
CGFloat CGRectGetWidth(CGRect);
float roundf(float);
void dispatch_once(dispatch_once_t *, void (^)(void));
#ifdef __cplusplus
}
#endif

__attribute__((objc_root_class)) @interface NSObject
+ (instancetype)alloc;
- (instancetype)init;
@end

@class NSDictionary, NSString, UIViewController, UIWindow, UIWindowScene;

@interface NSString : NSObject
@end

void NSLog(NSString *, ...);

@interface NSArray <T> : NSObject
- (T)firstObject;
@end

@interface NSDictionary : NSObject
- (id)objectForKeyedSubscript:(id)key;
@end

@interface NSNumber : NSObject
- (NSInteger)integerValue;
@end

@interface NSNotification : NSObject
@property(readonly) NSDictionary *userInfo;
@end

@interface NSNotificationCenter : NSObject
+ (NSNotificationCenter *)defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(NSString *)name object:(id)object;
- (void)removeObserver:(id)observer name:(NSString *)name object:(id)object;
- (void)removeObserver:(id)observer;
@end

extern NSString *const UIDeviceOrientationDidChangeNotification;
extern NSString *const UIApplicationWillChangeStatusBarOrientationNotification;
extern NSString *const UIApplicationStatusBarOrientationUserInfoKey;

@interface UIDevice : NSObject
+ (UIDevice *)currentDevice;
- (void)beginGeneratingDeviceOrientationNotifications;
- (void)endGeneratingDeviceOrientationNotifications;
@end

@interface UITraitCollection : NSObject
@property(readonly) CGFloat displayScale;
@end

@interface UIScreen : NSObject
@property(class, readonly) UIScreen *mainScreen;
@property(readonly) CGRect bounds;
@property(readonly) CGFloat scale;
@end

@interface UIView : NSObject
@property CGRect frame;
@property CGRect bounds;
@property(readonly) UIWindow *window;
@property(readonly) UITraitCollection *traitCollection;
- (void)setNeedsLayout;
@end

@interface UIWindow : UIView
@property(strong) UIViewController *rootViewController;
@property(strong) UIWindowScene *windowScene;
@end

@interface UIWindowScene : NSObject
@property(readonly) UIWindow *keyWindow;
@property(readonly) NSArray<UIWindow *> *windows;
@end

@protocol UIViewControllerTransitionCoordinatorContext
@end

@protocol UIViewControllerTransitionCoordinator
- (BOOL)animateAlongsideTransition:
            (void (^)(id<UIViewControllerTransitionCoordinatorContext>))animation
                        completion:
                            (void (^)(id<UIViewControllerTransitionCoordinatorContext>))completion;
@end

@interface UIViewController : NSObject
@property(strong) UIView *view;
@property(readonly) UITraitCollection *traitCollection;
- (void)viewDidLoad;
- (void)viewDidLayoutSubviews;
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
@end

@protocol UIApplicationDelegate
@property(strong) UIWindow *window;
@end

@interface UIApplication : NSObject
+ (UIApplication *)sharedApplication;
@property(readonly) UIWindow *keyWindow;
@property(readonly) NSArray<UIWindow *> *windows;
@property(strong) id<UIApplicationDelegate> delegate;
@end
