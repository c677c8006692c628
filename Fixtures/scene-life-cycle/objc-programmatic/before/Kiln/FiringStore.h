//
//  FiringStore.h
//  Kiln
//
//  Created by Ida Holm on 2/9/15.
//  Copyright (c) 2015 Holm Apps. All rights reserved.
//

#import <Foundation/Foundation.h>

@interface FiringStore : NSObject

+ (FiringStore *)sharedStore;
- (void)load;

@end
