//
//  AppDelegate.m
//  Loom
//
//  Created by Ida Holm on 2/9/15.
//  Copyright (c) 2015 Holm Apps. All rights reserved.
//

#import "AppDelegate.h"
#import "WarpListViewController.h"
#import "WarpStore.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [[WarpStore sharedStore] load];

    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[WarpListViewController alloc] init]];
    [self.window makeKeyAndVisible];
    return YES;
}

@end
