//
//  What Swift sees of the Objective-C half.
//

#import "CSBaseViewController.h"
#import "CSGeometry.h"
#import "CSStoreListViewController.h"
