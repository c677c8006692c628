#pragma once

// Versions as attributes, so that clang checks them against the deployment target of a case.

#define __IPHONE_OS_VERSION_MIN_REQUIRED __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
#define __IPHONE_OS_VERSION_MAX_ALLOWED 270000
#define __IPHONE_11_0 110000
#define __IPHONE_13_0 130000
#define __IPHONE_15_0 150000
#define __IPHONE_16_0 160000
#define __IPHONE_17_0 170000

#define STUB_PLATFORM_ios(version) ios, introduced = version
#define STUB_PLATFORM_tvos(version) tvos, introduced = version
#define STUB_PLATFORM_macos(version) macos, introduced = version
#define STUB_PLATFORM_macCatalyst(version) maccatalyst, introduced = version
#define STUB_PLATFORM_watchos(version) watchos, introduced = version
#define STUB_PLATFORM_visionos(version) visionos, introduced = version
#define STUB_AVAILABLE(...) __attribute__((availability(__VA_ARGS__)))
#define STUB_AVAILABLE_1(a) STUB_AVAILABLE(STUB_PLATFORM_##a)
#define STUB_AVAILABLE_2(a, b) STUB_AVAILABLE_1(a) STUB_AVAILABLE_1(b)
#define STUB_AVAILABLE_3(a, b, c) STUB_AVAILABLE_2(a, b) STUB_AVAILABLE_1(c)
#define STUB_AVAILABLE_4(a, b, c, d) STUB_AVAILABLE_3(a, b, c) STUB_AVAILABLE_1(d)
#define STUB_PICK(_1, _2, _3, _4, name, ...) name
#define API_AVAILABLE(...) \
  STUB_PICK(__VA_ARGS__, STUB_AVAILABLE_4, STUB_AVAILABLE_3, STUB_AVAILABLE_2, STUB_AVAILABLE_1, )(__VA_ARGS__)
#define API_UNAVAILABLE(...)
#define API_DEPRECATED(message, ...)
#define NS_AVAILABLE_IOS(version)
#define NS_DEPRECATED_IOS(...)
#define NS_CLASS_AVAILABLE_IOS(version)
#define NS_EXTENSION_UNAVAILABLE_IOS(message)
