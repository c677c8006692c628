//
//  CSStoreListViewController.h
//  LegacyApp
//
//  Created by Marta Keller on 28/04/2015.
//

#import "CSBaseViewController.h"

NS_ASSUME_NONNULL_BEGIN

@interface CSStoreListViewController : CSBaseViewController
@property (nonatomic, copy) NSArray<NSString *> *stores;
@end

NS_ASSUME_NONNULL_END
