#pragma once

#import <UIKit/UILists.h>

@class UICollectionView, UICollectionViewLayout;

NS_ASSUME_NONNULL_BEGIN

@interface UICollectionReusableView : UIView
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
@end

@interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, getter=isSelected) BOOL selected;
@end

@interface UICollectionViewLayoutAttributes : NSObject <NSCopying>
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)indexPath;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGSize size;
@property (nonatomic) CGPoint center;
@end

@interface UICollectionViewLayout : NSObject
@property (nullable, nonatomic, readonly) UICollectionView *collectionView;
@property (nonatomic, readonly) CGSize collectionViewContentSize;
- (void)prepareLayout;
- (void)invalidateLayout;
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds;
- (nullable NSArray<__kindof UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect;
@end

typedef NS_ENUM(NSInteger, UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical,
  UICollectionViewScrollDirectionHorizontal
};

@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) CGFloat minimumInteritemSpacing;
@property (nonatomic) CGSize itemSize;
@property (nonatomic) CGSize headerReferenceSize;
@property (nonatomic) UIEdgeInsets sectionInset;
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@end

@protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@end

@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
@end

@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView
                    layout:(UICollectionViewLayout *)collectionViewLayout
    sizeForItemAtIndexPath:(NSIndexPath *)indexPath;
- (CGSize)collectionView:(UICollectionView *)collectionView
                             layout:(UICollectionViewLayout *)collectionViewLayout
    referenceSizeForHeaderInSection:(NSInteger)section;
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView
                        layout:(UICollectionViewLayout *)collectionViewLayout
        insetForSectionAtIndex:(NSInteger)section;
@end

@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nullable, nonatomic, weak) id<UICollectionViewDelegate> delegate;
@property (nullable, nonatomic, weak) id<UICollectionViewDataSource> dataSource;
- (void)reloadData;
- (void)registerClass:(nullable Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier;
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                                                             forIndexPath:(NSIndexPath *)indexPath;
- (void)performBatchUpdates:(nullable NS_NOESCAPE void (^)(void))updates
                 completion:(nullable void (^)(BOOL finished))completion;
@end

@interface UICollectionViewController : UIViewController <UICollectionViewDataSource, UICollectionViewDelegate>
@property (null_resettable, nonatomic, strong) __kindof UICollectionView *collectionView;
@end

NS_ASSUME_NONNULL_END
