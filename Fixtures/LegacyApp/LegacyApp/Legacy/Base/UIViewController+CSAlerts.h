//
//  UIViewController+CSAlerts.h
//  LegacyApp
//

#import <UIKit/UIKit.h>

@interface UIViewController (CSAlerts)
- (void)cs_showToast:(NSString *)text;
- (void)cs_presentSheetWithTitle:(NSString *)title;
@end
