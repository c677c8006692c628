//
//  WarpStore.m
//  Loom
//
//  Created by Ida Holm on 2/9/15.
//  Copyright (c) 2015 Holm Apps. All rights reserved.
//

#import "WarpStore.h"

@implementation WarpStore

+ (WarpStore *)sharedStore {
    static WarpStore *store;
    if (!store) {
        store = [[WarpStore alloc] init];
    }
    return store;
}

- (void)load {
}

@end
