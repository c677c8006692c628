#pragma once

#import <UIKit/UIControls.h>
#import <UIKit/UIViewController.h>

NS_ASSUME_NONNULL_BEGIN

@interface UINavigationBar : UIView
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@end

@interface UINavigationItem : NSObject
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIView *titleView;
@end

@class UINavigationController;

@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController
      willShowViewController:(UIViewController *)controller
                    animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController
       didShowViewController:(UIViewController *)controller
                    animated:(BOOL)animated;
@end

@interface UINavigationController : UIViewController
@property (nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
@end

@interface UITabBar : UIView
@end

@class UITabBarController;

@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController;
@end

@interface UITabBarController : UIViewController
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nullable, nonatomic, strong) __kindof UIViewController *selectedViewController;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic) NSUInteger selectedIndex;
@end

typedef NS_ENUM(NSInteger, UIAlertActionStyle) { UIAlertActionStyleDefault, UIAlertActionStyleCancel };
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) { UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert };

@interface UIAlertView : UIView
- (instancetype)initWithTitle:(nullable NSString *)title message:(nullable NSString *)message delegate:(nullable id)delegate cancelButtonTitle:(nullable NSString *)cancelButtonTitle otherButtonTitles:(nullable NSString *)otherButtonTitles, ...;
- (void)show;
@end

@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(nullable void (^)(UIAlertAction *action))handler;
@end

@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)style;
- (void)addAction:(UIAlertAction *)action;
@end

@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(nullable NSBundle *)bundle;
- (nullable __kindof UIViewController *)instantiateInitialViewController;
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
@end

NS_ASSUME_NONNULL_END
