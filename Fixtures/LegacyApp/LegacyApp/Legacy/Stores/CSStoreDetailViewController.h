//
//  CSStoreDetailViewController.h
//  LegacyApp
//
//  Created by Igor Novak on 11/05/2016.
//

#import "CSBaseViewController.h"

@interface CSStoreDetailViewController : CSBaseViewController
@end
