#pragma once

#import <Foundation/NSObject.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSMethodSignature : NSObject
@end

@interface NSInvocation : NSObject
+ (NSInvocation *)invocationWithMethodSignature:(NSMethodSignature *)signature;
@property (nullable, assign) id target;
@property SEL selector;
- (void)setArgument:(void *)argument atIndex:(NSInteger)index;
- (void)invoke;
- (void)invokeWithTarget:(id)target;
@end

@interface NSObject (NSInvocation)
+ (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)selector;
@end

NS_ASSUME_NONNULL_END
