#pragma once

#import <Foundation/NSObject.h>

@class NSArray<Element>, NSDictionary<Key, Value>;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1,
  NSOrderedSame,
  NSOrderedDescending
};

typedef struct _NSRange {
  NSUInteger location;
  NSUInteger length;
} NSRange;
NS_INLINE NSRange NSMakeRange(NSUInteger location, NSUInteger length) {
  NSRange range = {location, length};
  return range;
}

@interface NSString : NSObject <NSCopying, NSCoding>
@property (readonly) NSUInteger length;
+ (instancetype)string;
+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (instancetype)initWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (instancetype)initWithString:(NSString *)string;
- (BOOL)isEqualToString:(NSString *)string;
- (BOOL)hasPrefix:(NSString *)prefix;
- (BOOL)hasSuffix:(NSString *)suffix;
- (BOOL)containsString:(NSString *)string;
- (NSComparisonResult)compare:(NSString *)string;
- (NSRange)rangeOfString:(NSString *)string;
- (NSString *)substringFromIndex:(NSUInteger)index;
- (NSString *)stringByAppendingString:(NSString *)string;
- (NSString *)stringByAppendingFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
@property (readonly) NSInteger integerValue;
@property (readonly) double doubleValue;
@property (readonly) float floatValue;
@property (readonly) BOOL boolValue;
@property (readonly, copy) NSString *uppercaseString;
@property (readonly, nullable) const char *UTF8String NS_RETURNS_INNER_POINTER;
@end

@interface NSMutableString : NSString
- (void)appendString:(NSString *)string;
@end

@interface NSAttributedString : NSObject <NSCopying>
- (instancetype)initWithString:(NSString *)string;
- (instancetype)initWithString:(NSString *)string attributes:(nullable NSDictionary<NSString *, id> *)attributes;
@property (readonly, copy) NSString *string;
@end

@interface NSMutableAttributedString : NSAttributedString
@end

@interface NSValue : NSObject <NSCopying>
+ (NSValue *)valueWithRange:(NSRange)range;
+ (NSValue *)valueWithNonretainedObject:(nullable id)object;
@property (readonly) NSRange rangeValue;
@end

@interface NSNumber : NSValue
+ (NSNumber *)numberWithChar:(char)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
+ (NSNumber *)numberWithLongLong:(long long)value;
+ (NSNumber *)numberWithFloat:(float)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
@property (readonly) int intValue;
@property (readonly) NSInteger integerValue;
@property (readonly) NSUInteger unsignedIntegerValue;
@property (readonly) float floatValue;
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
- (BOOL)isEqualToNumber:(NSNumber *)number;
@end

@interface NSData : NSObject <NSCopying>
@property (readonly) NSUInteger length;
@end

@interface NSDate : NSObject <NSCopying>
+ (instancetype)date;
@property (readonly) NSTimeInterval timeIntervalSinceNow;
@end

@interface NSURL : NSObject <NSCopying>
+ (nullable instancetype)URLWithString:(NSString *)string;
@property (readonly, copy, nullable) NSString *absoluteString;
@property (readonly, copy, nullable) NSString *host;
@end

@interface NSError : NSObject
@property (readonly) NSInteger code;
@property (readonly, copy) NSString *localizedDescription;
@end

@interface NSIndexPath : NSObject <NSCopying>
+ (instancetype)indexPathWithIndex:(NSUInteger)index;
@property (readonly) NSUInteger length;
@end

@interface NSCoder : NSObject
- (nullable id)decodeObjectForKey:(NSString *)key;
@end

FOUNDATION_EXPORT void NSLog(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2);
FOUNDATION_EXPORT NSString *NSStringFromClass(Class type);
FOUNDATION_EXPORT NSString *NSStringFromSelector(SEL selector);
FOUNDATION_EXPORT Class _Nullable NSClassFromString(NSString *name);
FOUNDATION_EXPORT SEL NSSelectorFromString(NSString *name);
#define NSLocalizedString(key, comment) (key)

NS_ASSUME_NONNULL_END
