#import <UIKit/UIKit.h>

@interface Renderer : NSObject
+ (void)run:(void (^)(void))job;
+ (void)log:(CGFloat)scale;
@end

@interface RenderViewController : UIViewController
@property (nonatomic, copy) NSArray<UIView *> *tiles;
@end

@implementation RenderViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    [self.tiles enumerateObjectsUsingBlock:^(UIView *tile, NSUInteger index, BOOL *stop) {
        tile.frame = CGRectMake(0, index, 40, 1 / self.traitCollection.displayScale);
    }];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [Renderer run:^{
        [Renderer log:[UIScreen mainScreen].scale];
    }];
    __weak typeof(self) weakSelf = self;
    [Renderer run:^{
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) return;
        [strongSelf show:strongSelf.traitCollection.displayScale];
    }];
    [Renderer run:^{
        [weakSelf show:weakSelf.traitCollection.displayScale];
    }];
    dispatch_async(dispatch_get_global_queue(QOS_CLASS_USER_INITIATED, 0), ^{
        [weakSelf show:[UIScreen mainScreen].scale];
    });
}

- (void)show:(CGFloat)scale {
}

@end
