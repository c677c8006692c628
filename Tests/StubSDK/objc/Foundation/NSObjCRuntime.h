#pragma once

#include <Availability.h>
#include <TargetConditionals.h>
#include <dispatch/dispatch.h>
#include <limits.h>
#include <stdarg.h>

#ifdef __cplusplus
#define FOUNDATION_EXPORT extern "C"
#define nil nullptr
#define Nil nullptr
#else
#define FOUNDATION_EXPORT extern
#define nil ((void *)0)
#define Nil ((void *)0)
#endif
#define FOUNDATION_EXTERN FOUNDATION_EXPORT
#define NS_INLINE static inline

#define YES __objc_yes
#define NO __objc_no
typedef bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
typedef unsigned short unichar;
#define NSIntegerMax LONG_MAX
#define NSUIntegerMax ULONG_MAX
#define NSNotFound LONG_MAX

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_NOESCAPE __attribute__((noescape))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0, 1)))
#define NS_FORMAT_FUNCTION(string, first) __attribute__((format(__NSString__, string, first)))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UNAVAILABLE(message)
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_RETURNS_INNER_POINTER __attribute__((objc_returns_inner_pointer))
#define NS_TYPED_ENUM
#define NS_TYPED_EXTENSIBLE_ENUM
#define NS_STRING_ENUM
#define NS_ENUM(type, name) \
  enum name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#ifdef __cplusplus
#define NS_OPTIONS(type, name) \
  type name; \
  enum : type
#else
#define NS_OPTIONS(type, name) \
  enum name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#endif

#ifndef MAX
#define MAX(a, b) ({ __typeof__(a) first = (a); __typeof__(b) second = (b); first < second ? second : first; })
#define MIN(a, b) ({ __typeof__(a) first = (a); __typeof__(b) second = (b); first < second ? first : second; })
#define ABS(a) ({ __typeof__(a) value = (a); value < 0 ? -value : value; })
#endif

#define NSAssert(condition, description, ...)
#define NSParameterAssert(condition)

FOUNDATION_EXPORT double floor(double value);
FOUNDATION_EXPORT double ceil(double value);
FOUNDATION_EXPORT double round(double value);
FOUNDATION_EXPORT double fabs(double value);
FOUNDATION_EXPORT double fmax(double first, double second);
FOUNDATION_EXPORT double fmin(double first, double second);
FOUNDATION_EXPORT double sqrt(double value);
FOUNDATION_EXPORT float floorf(float value);
FOUNDATION_EXPORT float ceilf(float value);
FOUNDATION_EXPORT float roundf(float value);
FOUNDATION_EXPORT float fabsf(float value);
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
