#import <UIKit/UIKit.h>

@interface WaveLayer : CALayer
@property (nonatomic, strong) CALayer *crest;
@end

@implementation WaveLayer

- (void)layoutSublayers {
    [super layoutSublayers];
    self.crest.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 8);
}

@end
