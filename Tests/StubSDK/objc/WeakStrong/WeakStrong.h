#pragma once

// The macros that projects (and ReactiveCocoa) name a weak self and a strong one with.

#define STUB_KEYWORDIFY autoreleasepool {}
#define weakify(object) STUB_KEYWORDIFY __weak __typeof__(object) object##_weak_ = object;
#define strongify(object) \
  STUB_KEYWORDIFY \
  _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wshadow\"") \
  __strong __typeof__(object) object = object##_weak_; \
  _Pragma("clang diagnostic pop")
#define WS(name) __weak __typeof(&*self) name = self;
#define SS(name) __strong __typeof(&*weakSelf) name = weakSelf;
