#pragma once

#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface CALayer : NSObject
+ (instancetype)layer;
@property CGRect bounds;
@property CGRect frame;
@property CGPoint position;
@property CGFloat cornerRadius;
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property (nullable) CGColorRef backgroundColor;
@property float opacity;
@property CGFloat contentsScale;
@property CGFloat rasterizationScale;
@property BOOL shouldRasterize;
@property BOOL masksToBounds;
@property (nullable, strong) id contents;
@property (nullable, weak) id delegate;
@property (nullable, strong) CALayer *mask;
@property (nullable, readonly) CALayer *superlayer;
@property (nullable, copy) NSArray<CALayer *> *sublayers;
- (void)addSublayer:(CALayer *)layer;
- (void)removeFromSuperlayer;
- (void)setNeedsDisplay;
- (void)setNeedsLayout;
- (void)layoutSublayers;
- (void)drawInContext:(CGContextRef)context;
- (void)renderInContext:(CGContextRef)context;
@end

@interface CAShapeLayer : CALayer
@property (nullable) CGPathRef path;
@property CGFloat lineWidth;
@end

@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray *colors;
@end

@interface CATextLayer : CALayer
@property (nullable, copy) id string;
@end

@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)setDisableActions:(BOOL)disables;
+ (void)setCompletionBlock:(nullable void (^)(void))block;
@end

@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector;
@property NSInteger preferredFramesPerSecond;
@property (readonly) NSTimeInterval duration;
- (void)invalidate;
@end

NS_ASSUME_NONNULL_END
