#import <UIKit/UIKit.h>

@interface SceneKeeper : NSObject
@end

@implementation SceneKeeper

- (NSUInteger)number {
    return [UIApplication sharedApplication].connectedScenes.count;
}

- (void)closeAll {
    for (UIScene *scene in UIApplication.sharedApplication.connectedScenes) {
        [[UIApplication sharedApplication] requestSceneSessionDestruction:scene.session options:nil errorHandler:nil];
    }
}

@end
