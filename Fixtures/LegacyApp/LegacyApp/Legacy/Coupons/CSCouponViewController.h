//
//  CSCouponViewController.h
//  LegacyApp
//
//  Created by Jonas Brandt on 20/02/2017.
//

#import "CSBaseViewController.h"

@interface CSCouponViewController : CSBaseViewController
@end
