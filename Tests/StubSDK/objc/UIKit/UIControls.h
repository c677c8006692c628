#pragma once

#import <UIKit/UIView.h>

@class UIFont, UIImage;

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventValueChanged = 1 << 12
};
typedef NS_OPTIONS(NSUInteger, UIControlState) { UIControlStateNormal = 0, UIControlStateSelected = 1 << 2 };
typedef NS_ENUM(NSInteger, NSTextAlignment) { NSTextAlignmentLeft, NSTextAlignmentCenter };
typedef NS_ENUM(NSInteger, UIButtonType) { UIButtonTypeCustom, UIButtonTypeSystem };
typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded
};

@interface UIControl : UIView
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
@end

@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSInteger numberOfLines;
@property (nonatomic) CGFloat preferredMaxLayoutWidth;
@end

@interface UIButton : UIControl
+ (instancetype)buttonWithType:(UIButtonType)type;
@property (nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@property (nullable, nonatomic, readonly, strong) UIView *imageView;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
@end

@interface UISlider : UIControl
@property (nonatomic) float value;
@end

@interface UISwitch : UIControl
@property (nonatomic, getter=isOn) BOOL on;
@end

@interface UITextField : UIControl
@property (nullable, nonatomic, copy) NSString *text;
@end

@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@property (nullable, nonatomic, strong) UIImage *image;
@end

@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nullable, nonatomic, readonly) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view;
@end

@interface UITapGestureRecognizer : UIGestureRecognizer
@end

@interface UIPanGestureRecognizer : UIGestureRecognizer
- (CGPoint)translationInView:(nullable UIView *)view;
@end

UIKIT_EXTERN NSNotificationName const UIKeyboardWillShowNotification;
UIKIT_EXTERN NSNotificationName const UIKeyboardWillHideNotification;
UIKIT_EXTERN NSNotificationName const UIKeyboardWillChangeFrameNotification;
UIKIT_EXTERN NSString *const UIKeyboardFrameBeginUserInfoKey;
UIKIT_EXTERN NSString *const UIKeyboardFrameEndUserInfoKey;
UIKIT_EXTERN NSString *const UIKeyboardAnimationDurationUserInfoKey;

@interface NSObject (UIAccessibility)
@property (nonatomic) CGRect accessibilityFrame;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel;
@end

NS_ASSUME_NONNULL_END
