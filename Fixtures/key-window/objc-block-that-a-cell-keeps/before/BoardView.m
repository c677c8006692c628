#import <UIKit/UIKit.h>

@interface TileCell : UICollectionViewCell
@property (nonatomic, copy) void (^pressed)(void);
@end

@implementation TileCell
@end

@interface BoardView : UIView <UICollectionViewDataSource>
@end

@implementation BoardView

- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section {
    return 3;
}

- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)path {
    TileCell *cell = [collectionView dequeueReusableCellWithReuseIdentifier:@"tile" forIndexPath:path];
    __weak typeof(self) weakSelf = self;
    cell.pressed = ^{
        weakSelf.alpha = 1;
        [[UIApplication sharedApplication].keyWindow endEditing:YES];
    };
    return cell;
}

@end
