//
//  FiringStore.m
//  Kiln
//
//  Created by Ida Holm on 2/9/15.
//  Copyright (c) 2015 Holm Apps. All rights reserved.
//

#import "FiringStore.h"

@implementation FiringStore

+ (FiringStore *)sharedStore {
    static FiringStore *store;
    if (!store) {
        store = [[FiringStore alloc] init];
    }
    return store;
}

- (void)load {
}

@end
