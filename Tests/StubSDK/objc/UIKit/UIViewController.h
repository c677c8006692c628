#pragma once

#import <UIKit/UIApplication.h>
#import <UIKit/UIView.h>

@class UIAlertAction, UINavigationController, UINavigationItem, UIPresentationController, UIStoryboard, UITabBarController;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet,
  UIModalPresentationFormSheet,
  UIModalPresentationCustom = 4,
  UIModalPresentationOverFullScreen,
  UIModalPresentationPopover = 7,
  UIModalPresentationAutomatic = -2
};

@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@end

@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(nullable void (^)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:(nullable void (^)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
@end

@protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize;
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection
              withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
@end

@protocol UILayoutSupport <NSObject>
@property (nonatomic, readonly) CGFloat length;
@end

@protocol UIViewControllerTransitioningDelegate;

@interface UIViewController
    : UIResponder <NSCoding, UITraitEnvironment, UIContentContainer, UITraitChangeObservable>
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic, readonly, strong) id<UILayoutSupport> topLayoutGuide;
@property (nonatomic, readonly, strong) id<UILayoutSupport> bottomLayoutGuide;

- (void)loadView;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated API_AVAILABLE(ios(13.0));
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)viewSafeAreaInsetsDidChange NS_REQUIRES_SUPER;
- (void)updateViewConstraints NS_REQUIRES_SUPER;
- (void)didReceiveMemoryWarning;

@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController;
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController;
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController;
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
- (void)presentViewController:(UIViewController *)controller
                     animated:(BOOL)animated
                   completion:(nullable void (^)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(nullable void (^)(void))completion;
- (void)addChildViewController:(UIViewController *)child;
- (void)didMoveToParentViewController:(nullable UIViewController *)parent;
- (void)removeFromParentViewController;
- (void)setNeedsStatusBarAppearanceUpdate;

@property (nonatomic, readonly) BOOL shouldAutorotate;
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (nonatomic, readonly) BOOL prefersStatusBarHidden;
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle;
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration;
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation;
@end

@interface UIPresentationController : NSObject
@property (nonatomic, readonly, strong) UIViewController *presentingViewController;
@property (nonatomic, readonly, strong) UIViewController *presentedViewController;
@property (nullable, nonatomic, readonly, strong) UIView *containerView;
@property (nullable, nonatomic, readonly, strong) UIView *presentedView;
@property (nonatomic, readonly) CGRect frameOfPresentedViewInContainerView;
- (void)presentationTransitionWillBegin;
- (void)containerViewWillLayoutSubviews;
- (void)containerViewDidLayoutSubviews;
- (instancetype)initWithPresentedViewController:(UIViewController *)presented
                       presentingViewController:(nullable UIViewController *)presenting NS_DESIGNATED_INITIALIZER;
@end

@protocol UIViewControllerContextTransitioning <NSObject>
@property (nonatomic, readonly) UIView *containerView;
- (void)completeTransition:(BOOL)completed;
@end

@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:(nullable id<UIViewControllerContextTransitioning>)context;
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)context;
@end

@protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:(UIViewController *)dismissed;
@end

NS_ASSUME_NONNULL_END
