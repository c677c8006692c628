import ObjCSyntax
import SourceText
import Testing

struct TreeTests {
  @Test func printsBack() {
    let text = SourceText("#import <UIKit/UIKit.h>\n@implementation A\n- (void)b { [c d:e]; }\n@end\n")
    #expect(ObjCTree(text).printed == text.bytes)
  }
}
