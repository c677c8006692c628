#pragma once

#import <UIKit/UIGeometry.h>

typedef NS_ENUM(NSInteger, UIDeviceOrientation) {
  UIDeviceOrientationUnknown,
  UIDeviceOrientationPortrait,
  UIDeviceOrientationPortraitUpsideDown,
  UIDeviceOrientationLandscapeLeft,
  UIDeviceOrientationLandscapeRight,
  UIDeviceOrientationFaceUp,
  UIDeviceOrientationFaceDown
};

typedef NS_ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown = UIDeviceOrientationUnknown,
  UIInterfaceOrientationPortrait = UIDeviceOrientationPortrait,
  UIInterfaceOrientationPortraitUpsideDown = UIDeviceOrientationPortraitUpsideDown,
  UIInterfaceOrientationLandscapeLeft = UIDeviceOrientationLandscapeRight,
  UIInterfaceOrientationLandscapeRight = UIDeviceOrientationLandscapeLeft
};

typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = (1 << UIInterfaceOrientationPortrait),
  UIInterfaceOrientationMaskLandscapeLeft = (1 << UIInterfaceOrientationLandscapeLeft),
  UIInterfaceOrientationMaskLandscapeRight = (1 << UIInterfaceOrientationLandscapeRight),
  UIInterfaceOrientationMaskLandscape = (UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskLandscapeRight),
  UIInterfaceOrientationMaskAll = 30,
  UIInterfaceOrientationMaskAllButUpsideDown = 26
};

NS_INLINE BOOL UIDeviceOrientationIsPortrait(UIDeviceOrientation orientation) {
  return orientation == UIDeviceOrientationPortrait || orientation == UIDeviceOrientationPortraitUpsideDown;
}
NS_INLINE BOOL UIDeviceOrientationIsLandscape(UIDeviceOrientation orientation) {
  return orientation == UIDeviceOrientationLandscapeLeft || orientation == UIDeviceOrientationLandscapeRight;
}
NS_INLINE BOOL UIDeviceOrientationIsFlat(UIDeviceOrientation orientation) {
  return orientation == UIDeviceOrientationFaceUp || orientation == UIDeviceOrientationFaceDown;
}
NS_INLINE BOOL UIDeviceOrientationIsValidInterfaceOrientation(UIDeviceOrientation orientation) {
  return UIDeviceOrientationIsPortrait(orientation) || UIDeviceOrientationIsLandscape(orientation);
}
NS_INLINE BOOL UIInterfaceOrientationIsPortrait(UIInterfaceOrientation orientation) {
  return orientation == UIInterfaceOrientationPortrait || orientation == UIInterfaceOrientationPortraitUpsideDown;
}
NS_INLINE BOOL UIInterfaceOrientationIsLandscape(UIInterfaceOrientation orientation) {
  return orientation == UIInterfaceOrientationLandscapeLeft || orientation == UIInterfaceOrientationLandscapeRight;
}
