//
//  CSMacros.h
//  LegacyApp
//
//  Created by Marta Keller on 12/03/2015.
//

#ifndef CSMacros_h
#define CSMacros_h

// Sizes
#define SCREEN_WIDTH    ([UIScreen mainScreen].bounds.size.width)
#define SCREEN_HEIGHT   ([UIScreen mainScreen].bounds.size.height)
#define SCREEN_SCALE    [UIScreen mainScreen].scale
#define ONE_PIXEL       (1.0 / SCREEN_SCALE)

// The designs are drawn for a phone that is 375 points wide.
#define kScaleW(x)      ((x) * SCREEN_WIDTH / 375.0)

// Devices
#define IS_IPHONE_X     (SCREEN_HEIGHT >= 812.0)
#define kNavHeight      (IS_IPHONE_X ? 88.0 : 64.0)

// Shortcuts
#define KEYWINDOW       [UIApplication sharedApplication].keyWindow
#define WEAKSELF        __weak typeof(self) weakSelf = self

#endif
