#pragma once

#include <CoreGraphics/CGGeometry.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CGColor *CGColorRef;
typedef struct CGContext *CGContextRef;
typedef struct CGImage *CGImageRef;
typedef struct CGPath *CGPathRef;
typedef struct CGColorSpace *CGColorSpaceRef;

void CGContextFillRect(CGContextRef context, CGRect rect);
void CGContextStrokeRect(CGContextRef context, CGRect rect);
void CGContextSetLineWidth(CGContextRef context, CGFloat width);
void CGContextSetFillColorWithColor(CGContextRef context, CGColorRef color);
void CGContextMoveToPoint(CGContextRef context, CGFloat x, CGFloat y);
void CGContextAddLineToPoint(CGContextRef context, CGFloat x, CGFloat y);
void CGContextStrokePath(CGContextRef context);
void CGContextScaleCTM(CGContextRef context, CGFloat sx, CGFloat sy);
void CGContextSaveGState(CGContextRef context);
void CGContextRestoreGState(CGContextRef context);
size_t CGImageGetWidth(CGImageRef image);
size_t CGImageGetHeight(CGImageRef image);

#ifdef __cplusplus
}
#endif
