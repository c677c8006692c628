#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct objc_method *Method;
typedef enum : unsigned long {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
} objc_AssociationPolicy;

id _Nullable objc_getAssociatedObject(id _Nonnull object, const void *_Nonnull key);
void objc_setAssociatedObject(id _Nonnull object, const void *_Nonnull key, id _Nullable value, objc_AssociationPolicy policy);
Method _Nullable class_getInstanceMethod(Class _Nullable type, SEL _Nonnull name);
Method _Nullable class_getClassMethod(Class _Nullable type, SEL _Nonnull name);
void method_exchangeImplementations(Method _Nonnull first, Method _Nonnull second);
const char *_Nonnull class_getName(Class _Nullable type);

#ifdef __cplusplus
}
#endif
