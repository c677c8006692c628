import SourceEdits
import SourceText
import Testing
import UIKitModel

@testable import TransformKit

/// One index for both languages.
@Suite struct ProjectIndexTests {
  private func index(_ files: [String: String]) -> ProjectIndex {
    let pass = FirstPass()
    return ProjectIndex(files.sorted { $0.key < $1.key }.map { pass.summary(of: FileID($0.key), SourceText($0.value)) })
  }

  @Test func aSwiftClassHasItsRoleFromObjectiveC() {
    let index = index([
      "App/Base.h": "@interface PSTBase : UIViewController\n@end\n", "App/Base.m": "@implementation PSTBase\n@end\n",
      "App/Page.swift": "final class Page: PSTBase {\n}\n",
    ])
    #expect(index.role(of: "Page", in: FileID("App/Page.swift")) == .known(.viewController))
    #expect(index.projectSuperclasses(of: "Page", in: FileID("App/Page.swift")) == ["PSTBase"])
    #expect(index.projectSubclasses(of: "PSTBase") == ["Page"])
    #expect(index.files(about: "PSTBase").map(\.path) == ["App/Base.h", "App/Base.m"])
  }

  @Test func anObjectiveCClassHasItsRoleFromSwift() {
    let index = index([
      "App/Card.swift": "@objc(PSTCard)\nopen class Card: UITableViewCell {\n}\n",
      "App/Big.h": "@interface PSTBigCard : PSTCard\n@end\n",
      "App/Card+Big.m": "@implementation PSTCard (Big)\n@end\n",
    ])
    let file = FileID("App/Big.h")
    #expect(index.role(of: "PSTBigCard", in: file) == .known(.cell))
    #expect(index.role(of: "PSTCard", in: file) == .known(.cell))
    #expect(index.role(of: "Card", in: file) == .known(.cell))
    #expect(index.projectSuperclasses(of: "PSTBigCard", in: file) == ["PSTCard"])
    #expect(index.projectSubclasses(of: "Card") == ["PSTBigCard"])
    #expect(index.files(about: "Card") == index.files(about: "PSTCard"))
    #expect(index.files(about: "Card").map(\.path) == ["App/Card+Big.m", "App/Card.swift"])
  }

  @Test func attributesOfASwiftClassMayNameItAndMore() {
    let names = ["@objc(PSTA) ", "@objc(PSTA)\npublic final ", "@objcMembers\n@objc( PSTA )\n", "@available(iOS 13, *) @objc(PSTA) "]
    for attributes in names {
      let index = index(["A.swift": "\(attributes)class A: UIView {\n}\n"])
      #expect(index.role(of: "PSTA", in: FileID("B.m")) == .known(.view), "\(attributes)")
    }
  }

  @Test func aSwiftNameIsKnown() {
    let index = index([
      "App/Deck.h": "NS_SWIFT_NAME(Deck)\n@interface PSTDeck : UIView\n@end\nNS_SWIFT_NAME(Deck.Card)\n@interface PSTDeckCard : UICollectionViewCell\n@end\n",
      "App/Fan.swift": "class Fan: Deck {\n}\nclass Ace: Deck.Card {\n}\n",
    ])
    let file = FileID("App/Fan.swift")
    #expect(index.role(of: "Fan", in: file) == .known(.view))
    #expect(index.role(of: "Ace", in: file) == .known(.cell))
    #expect(index.projectSubclasses(of: "PSTDeck") == ["Fan"])
  }

  @Test func aNameOfAnotherTypeStaysThatOnes() {
    let index = index([
      "App/Old.h": "NS_SWIFT_NAME(Card)\n@interface PSTCard : UIView\n@end\n", "Kit/Card.swift": "class Card: UIViewController {\n}\n",
    ])
    #expect(index.role(of: "Card", in: FileID("Kit/A.swift")) == .known(.viewController))
    #expect(index.role(of: "PSTCard", in: FileID("App/Old.m")) == .known(.view))
  }

  @Test func headerExtensionAndImplementationAreOneClass() {
    let index = index([
      "App/Headers/Page.h": "@interface Page : UIViewController\n@end\n",
      "App/Classes/Page.m": "@interface Page () <UIScrollViewDelegate>\n@end\n@implementation Page\n@end\n",
    ])
    #expect(index.role(of: "Page", in: FileID("App/Classes/Page.m")) == .known(.viewController))
    #expect(index.declarations(named: "Page").count == 1)
  }

  @Test func aDelegateIsToldByAProtocolOfAnExtension() {
    let index = index([
      "App/AppDelegate.h": "@interface AppDelegate : UIResponder\n@end\n",
      "App/AppDelegate.m": "@interface AppDelegate () <UIApplicationDelegate>\n@end\n@implementation AppDelegate\n@end\n",
    ])
    #expect(index.role(of: "AppDelegate", in: FileID("App/AppDelegate.m")) == .known(.appDelegate))
  }

  @Test func anImplementationAloneTellsNoRole() {
    let index = index(["App/Page.m": "@implementation Page\n@end\n"])
    #expect(index.role(of: "Page", in: FileID("App/Page.m")) == .unknown("Page"))
  }

  @Test func twoAppsMayHaveAClassOfOneName() {
    let index = index([
      "Phone/Include/Page.h": "@interface Page : UIViewController\n@end\n", "Phone/Classes/Page.m": "@implementation Page\n@end\n",
      "Watch/Page.h": "@interface Page : UIView\n@end\n",
    ])
    #expect(index.role(of: "Page", in: FileID("Phone/Classes/Page.m")) == .known(.viewController))
    #expect(index.role(of: "Page", in: FileID("Other/Page.m")) == .ambiguous("Page"))
  }
}
