#pragma once

#import <Foundation/NSValues.h>

NS_ASSUME_NONNULL_BEGIN

typedef struct {
  unsigned long state;
  id __unsafe_unretained _Nullable *_Nullable itemsPtr;
  unsigned long *_Nullable mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;

@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained _Nullable[_Nonnull])buffer
                                    count:(NSUInteger)count;
@end

@interface NSEnumerator<Element> : NSObject <NSFastEnumeration>
- (nullable Element)nextObject;
@end

@interface NSPredicate : NSObject
+ (NSPredicate *)predicateWithFormat:(NSString *)format, ...;
+ (NSPredicate *)predicateWithBlock:(BOOL (^)(id _Nullable object, NSDictionary<NSString *, id> *_Nullable bindings))block;
@end

typedef NS_OPTIONS(NSUInteger, NSEnumerationOptions) {
  NSEnumerationConcurrent = 1,
  NSEnumerationReverse = 2
};

@interface NSArray<__covariant Element> : NSObject <NSCopying, NSFastEnumeration>
@property (readonly) NSUInteger count;
@property (nullable, readonly) Element firstObject;
@property (nullable, readonly) Element lastObject;
+ (instancetype)array;
+ (instancetype)arrayWithObject:(Element)object;
+ (instancetype)arrayWithObjects:(Element)first, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)arrayWithObjects:(const Element _Nonnull[_Nullable])objects count:(NSUInteger)count;
- (Element)objectAtIndex:(NSUInteger)index;
- (Element)objectAtIndexedSubscript:(NSUInteger)index;
- (BOOL)containsObject:(Element)object;
- (NSUInteger)indexOfObject:(Element)object;
- (NSArray<Element> *)arrayByAddingObject:(Element)object;
- (NSArray<Element> *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
- (NSEnumerator<Element> *)objectEnumerator;
- (NSEnumerator<Element> *)reverseObjectEnumerator;
- (void)enumerateObjectsUsingBlock:(NS_NOESCAPE void (^)(Element object, NSUInteger index, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options
                         usingBlock:(NS_NOESCAPE void (^)(Element object, NSUInteger index, BOOL *stop))block;
- (NSUInteger)indexOfObjectPassingTest:(NS_NOESCAPE BOOL (^)(Element object, NSUInteger index, BOOL *stop))test;
- (NSArray<Element> *)sortedArrayUsingComparator:(NS_NOESCAPE NSComparisonResult (^)(id first, id second))comparator;
- (void)makeObjectsPerformSelector:(SEL)selector;
- (id)mutableCopy;
@end

@interface NSMutableArray<Element> : NSArray<Element>
+ (instancetype)arrayWithCapacity:(NSUInteger)capacity;
- (void)addObject:(Element)object;
- (void)addObjectsFromArray:(NSArray<Element> *)objects;
- (void)removeObject:(Element)object;
- (void)removeAllObjects;
- (void)setObject:(Element)object atIndexedSubscript:(NSUInteger)index;
@end

@interface NSDictionary<__covariant Key, __covariant Value> : NSObject <NSCopying, NSFastEnumeration>
@property (readonly) NSUInteger count;
+ (instancetype)dictionary;
+ (instancetype)dictionaryWithObjects:(const Value _Nonnull[_Nullable])objects
                              forKeys:(const Key<NSCopying> _Nonnull[_Nullable])keys
                                count:(NSUInteger)count;
- (nullable Value)objectForKey:(Key)key;
- (nullable Value)objectForKeyedSubscript:(Key)key;
@property (readonly, copy) NSArray<Key> *allKeys;
@property (readonly, copy) NSArray<Value> *allValues;
- (void)enumerateKeysAndObjectsUsingBlock:(NS_NOESCAPE void (^)(Key key, Value value, BOOL *stop))block;
@end

@interface NSMutableDictionary<Key, Value> : NSDictionary<Key, Value>
- (void)setObject:(Value)object forKey:(Key<NSCopying>)key;
- (void)setObject:(nullable Value)object forKeyedSubscript:(Key<NSCopying>)key;
- (void)removeObjectForKey:(Key)key;
@end

@interface NSSet<__covariant Element> : NSObject <NSCopying, NSFastEnumeration>
@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<Element> *allObjects;
+ (instancetype)set;
+ (instancetype)setWithObject:(Element)object;
- (nullable Element)anyObject;
- (BOOL)containsObject:(Element)object;
- (NSSet<Element> *)filteredSetUsingPredicate:(NSPredicate *)predicate;
- (void)enumerateObjectsUsingBlock:(NS_NOESCAPE void (^)(Element object, BOOL *stop))block;
- (NSSet<Element> *)objectsPassingTest:(NS_NOESCAPE BOOL (^)(Element object, BOOL *stop))test;
@end

@interface NSCache<Key, Value> : NSObject
- (nullable Value)objectForKey:(Key)key;
- (void)setObject:(Value)object forKey:(Key)key;
- (void)removeAllObjects;
@end

NS_ASSUME_NONNULL_END
