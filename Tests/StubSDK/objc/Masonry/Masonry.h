#pragma once

// As much of Masonry's interface as fixtures mention. Its blocks are called at once and not kept.

#import <UIKit/UIKit.h>

@class MASConstraintMaker, MASViewAttribute;

@interface MASConstraint : NSObject
- (MASConstraint * (^)(id attribute))equalTo;
- (MASConstraint * (^)(id attribute))mas_equalTo;
- (MASConstraint * (^)(id attribute))greaterThanOrEqualTo;
- (MASConstraint * (^)(id attribute))lessThanOrEqualTo;
- (MASConstraint * (^)(CGFloat offset))offset;
- (MASConstraint * (^)(CGFloat multiplier))multipliedBy;
- (MASConstraint * (^)(CGFloat divider))dividedBy;
- (MASConstraint * (^)(UIEdgeInsets insets))insets;
- (MASConstraint *)with;
- (MASConstraint *)and;
- (MASConstraint *)left;
- (MASConstraint *)right;
- (MASConstraint *)top;
- (MASConstraint *)bottom;
- (MASConstraint *)width;
- (MASConstraint *)height;
@end

@interface MASConstraintMaker : NSObject
@property (nonatomic, strong, readonly) MASConstraint *left;
@property (nonatomic, strong, readonly) MASConstraint *right;
@property (nonatomic, strong, readonly) MASConstraint *top;
@property (nonatomic, strong, readonly) MASConstraint *bottom;
@property (nonatomic, strong, readonly) MASConstraint *leading;
@property (nonatomic, strong, readonly) MASConstraint *trailing;
@property (nonatomic, strong, readonly) MASConstraint *width;
@property (nonatomic, strong, readonly) MASConstraint *height;
@property (nonatomic, strong, readonly) MASConstraint *centerX;
@property (nonatomic, strong, readonly) MASConstraint *centerY;
@property (nonatomic, strong, readonly) MASConstraint *center;
@property (nonatomic, strong, readonly) MASConstraint *edges;
@property (nonatomic, strong, readonly) MASConstraint *size;
@end

@interface MASViewAttribute : NSObject
@end

@interface UIView (MASAdditions)
@property (nonatomic, strong, readonly) MASViewAttribute *mas_left;
@property (nonatomic, strong, readonly) MASViewAttribute *mas_right;
@property (nonatomic, strong, readonly) MASViewAttribute *mas_top;
@property (nonatomic, strong, readonly) MASViewAttribute *mas_bottom;
@property (nonatomic, strong, readonly) MASViewAttribute *mas_width;
@property (nonatomic, strong, readonly) MASViewAttribute *mas_height;
@property (nonatomic, strong, readonly) MASViewAttribute *mas_safeAreaLayoutGuideTop;
@property (nonatomic, strong, readonly) MASViewAttribute *mas_safeAreaLayoutGuideBottom;
- (NSArray<MASConstraint *> *)mas_makeConstraints:(void(NS_NOESCAPE ^)(MASConstraintMaker *make))block;
- (NSArray<MASConstraint *> *)mas_updateConstraints:(void(NS_NOESCAPE ^)(MASConstraintMaker *make))block;
- (NSArray<MASConstraint *> *)mas_remakeConstraints:(void(NS_NOESCAPE ^)(MASConstraintMaker *make))block;
@end

// Boxes what a constraint is compared with, as the real macro does by its type.
#define MAS_BOX static inline id __attribute__((overloadable)) MASBox
MAS_BOX(double value) { return @(value); }
MAS_BOX(int value) { return @(value); }
MAS_BOX(long value) { return @(value); }
MAS_BOX(unsigned long value) { return @(value); }
MAS_BOX(CGSize value) { return @(value.width); }
MAS_BOX(UIEdgeInsets value) { return @(value.top); }
MAS_BOX(id value) { return value; }
#define mas_equalTo(...) mas_equalTo(MASBox((__VA_ARGS__)))
