//
//  CSCouponView.h
//  LegacyApp
//

#import <UIKit/UIKit.h>

/// A coupon with its code and a border, as wide as the page.
@interface CSCouponView : UIView
@property (nonatomic, strong, readonly) UILabel *codeLabel;
@end

/// Covers the app with one coupon, to be shown at the till.
@interface CSCouponPopup : UIView
+ (void)showCode:(NSString *)code;
@end
