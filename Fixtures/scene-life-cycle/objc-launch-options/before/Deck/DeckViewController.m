#import "DeckViewController.h"

@implementation DeckViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Deck";
    self.view.backgroundColor = [UIColor whiteColor];
}

@end
