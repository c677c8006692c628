//
//  SceneDelegate.m
//  Loom
//
//  Copyright (c) 2015 Holm Apps. All rights reserved.
//

#import "SceneDelegate.h"
#import "WarpListViewController.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    if (![scene isKindOfClass:[UIWindowScene class]]) {
        return;
    }

    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[WarpListViewController alloc] init]];
    [self.window makeKeyAndVisible];
}

@end
