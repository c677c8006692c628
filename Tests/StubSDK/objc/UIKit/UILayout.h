#pragma once

#import <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, NSLayoutAttribute) {
  NSLayoutAttributeNotAnAttribute = 0,
  NSLayoutAttributeLeft,
  NSLayoutAttributeRight,
  NSLayoutAttributeTop,
  NSLayoutAttributeBottom,
  NSLayoutAttributeLeading,
  NSLayoutAttributeTrailing,
  NSLayoutAttributeWidth,
  NSLayoutAttributeHeight
};
typedef NS_ENUM(NSInteger, NSLayoutRelation) { NSLayoutRelationEqual };

@interface NSLayoutConstraint : NSObject
@property (nonatomic) CGFloat constant;
@property (nonatomic, getter=isActive) BOOL active;
+ (instancetype)constraintWithItem:(id)view
                         attribute:(NSLayoutAttribute)first
                         relatedBy:(NSLayoutRelation)relation
                            toItem:(nullable id)other
                         attribute:(NSLayoutAttribute)second
                        multiplier:(CGFloat)multiplier
                          constant:(CGFloat)constant;
+ (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format
                                                       options:(NSUInteger)options
                                                       metrics:(nullable NSDictionary<NSString *, id> *)metrics
                                                         views:(NSDictionary<NSString *, id> *)views;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@end

@class NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;

@interface NSLayoutAnchor<Kind> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<Kind> *)anchor;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<Kind> *)anchor constant:(CGFloat)constant;
@end

@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier;
@end

@interface UILayoutGuide : NSObject
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
@end

@interface UIView (UIConstraintBasedLayout)
- (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@end

@interface UIView (UIViewLayoutAnchors)
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
@end

typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) { UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical };

@interface UIStackView : UIView
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) CGFloat spacing;
- (void)addArrangedSubview:(UIView *)view;
@end

NS_ASSUME_NONNULL_END
