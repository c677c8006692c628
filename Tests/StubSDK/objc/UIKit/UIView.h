#pragma once

#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIResponder.h>

@class NSLayoutConstraint, UIColor, UIGestureRecognizer, UILayoutGuide, UIWindow;

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4
};
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionCurveEaseOut = 2 << 16
};
typedef NS_ENUM(NSInteger, UIViewContentMode) { UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit };

@interface UIView : UIResponder <NSCoding, UITraitEnvironment, UICoordinateSpace, UITraitChangeObservable>
@property (class, nonatomic, readonly) Class layerClass;
+ (instancetype)appearance;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;

@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CGFloat contentScaleFactor;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
@property (nonatomic) UIEdgeInsets layoutMargins;

@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic) UIViewContentMode contentMode;

- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)bringSubviewToFront:(UIView *)view;
- (void)removeFromSuperview;
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag;
- (BOOL)isDescendantOfView:(UIView *)view;
- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (BOOL)endEditing:(BOOL)force;

- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;

- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (void)drawRect:(CGRect)rect;
- (void)setNeedsDisplay;
- (void)didMoveToSuperview;
- (void)willMoveToSuperview:(nullable UIView *)superview;
- (void)didMoveToWindow;
- (void)willMoveToWindow:(nullable UIWindow *)window;
- (void)safeAreaInsetsDidChange;
- (void)tintColorDidChange;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates;
- (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates;
@end

@interface UIView (UIViewAnimation)
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(nullable void (^)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(nullable void (^)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
     usingSpringWithDamping:(CGFloat)damping
      initialSpringVelocity:(CGFloat)velocity
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(nullable void (^)(BOOL finished))completion;
+ (void)transitionWithView:(UIView *)view
                  duration:(NSTimeInterval)duration
                   options:(UIViewAnimationOptions)options
                animations:(nullable void (^)(void))animations
                completion:(nullable void (^)(BOOL finished))completion;
+ (void)performWithoutAnimation:(NS_NOESCAPE void (^)(void))actions;
@end

@interface UIView (UIViewAutoLayout)
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
- (void)updateConstraints NS_REQUIRES_SUPER;
- (void)setNeedsUpdateConstraints;
- (void)invalidateIntrinsicContentSize;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)size;
@end

NS_ASSUME_NONNULL_END
