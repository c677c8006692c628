#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface TilesViewController : UIViewController
@property (nonatomic, copy) NSArray<UIView *> *tiles;
@property (nonatomic, strong) dispatch_queue_t queue;
@end

@implementation TilesViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    [self.tiles enumerateObjectsUsingBlock:^(UIView *tile, NSUInteger index, BOOL *stop) {
        tile.frame = CGRectMake(0, index * 44, [UIScreen mainScreen].bounds.size.width, 44);
    }];
    [UIView performWithoutAnimation:^{
        UIView *first = [[UIView alloc] initWithFrame:[UIScreen mainScreen].bounds];
        first.hidden = YES;
    }];
    UIView *tile = self.tiles.firstObject;
    dispatch_sync(self.queue, ^{
        tile.hidden = [UIScreen mainScreen].bounds.size.width > tile.frame.size.width;
    });
    [tile mas_updateConstraints:^(MASConstraintMaker *make) {
        make.height.equalTo(@([UIScreen mainScreen].bounds.size.height / 4));
    }];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIView *tile = self.tiles.lastObject;
    [UIView animateWithDuration:0.3 animations:^{
        tile.center = CGPointMake([UIScreen mainScreen].bounds.size.width, 0);
    } completion:^(BOOL finished) {
        tile.frame = [UIScreen mainScreen].bounds;
    }];
}

@end
