#pragma once

#import <UIKit/UIGeometry.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified,
  UIUserInterfaceSizeClassCompact,
  UIUserInterfaceSizeClassRegular
};
typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark
};
typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone,
  UIUserInterfaceIdiomPad
};

@interface UITraitCollection : NSObject <NSCopying>
@property (class, nonatomic, strong) UITraitCollection *currentTraitCollection API_AVAILABLE(ios(13.0));
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale;
@end

@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection;
@end

@protocol UITraitDefinition
@end
typedef Class<UITraitDefinition> UITrait;

API_AVAILABLE(ios(17.0)) @interface UITraitDisplayScale : NSObject <UITraitDefinition>
@end
API_AVAILABLE(ios(17.0)) @interface UITraitHorizontalSizeClass : NSObject <UITraitDefinition>
@end
API_AVAILABLE(ios(17.0)) @interface UITraitUserInterfaceStyle : NSObject <UITraitDefinition>
@end

@protocol UITraitChangeRegistration <NSObject, NSCopying>
@end

typedef void (^UITraitChangeHandler)(__kindof id<UITraitEnvironment> traitEnvironment, UITraitCollection *previousCollection);

@protocol UITraitChangeObservable
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<UITrait> *)traits
                                             withHandler:(UITraitChangeHandler)handler API_AVAILABLE(ios(17.0));
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<UITrait> *)traits
                                              withTarget:(id)target
                                                  action:(SEL)action API_AVAILABLE(ios(17.0));
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<UITrait> *)traits
                                              withAction:(SEL)action API_AVAILABLE(ios(17.0));
@end

NS_ASSUME_NONNULL_END
