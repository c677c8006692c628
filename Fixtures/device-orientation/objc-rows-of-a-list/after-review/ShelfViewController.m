#import <UIKit/UIKit.h>

@interface ShelfViewController : UIViewController <UITableViewDataSource>
@end

@implementation ShelfViewController

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return tableView.bounds.size.width > tableView.bounds.size.height ? 2 : 4;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [[UITableViewCell alloc] init];
}

@end
