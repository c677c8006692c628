#import <UIKit/UIKit.h>

@interface NoteCell : UITableViewCell
@property (nonatomic, strong) UILabel *note;
@end

@implementation NoteCell

- (CGFloat)heightForText:(NSString *)text {
    self.note.text = text;
    self.note.preferredMaxLayoutWidth = [UIScreen mainScreen].bounds.size.width - 108;
    return self.note.frame.size.height + 1;
}

@end
