import ObjCSyntax
import SourceText
import Testing

/// The first node of a text that a view takes.
func first<View>(_ code: String, _ view: (ObjCNode) -> View?) -> View? {
  ObjCTree(SourceText(code)).root.descendants.lazy.compactMap(view).first
}

struct ViewTests {
  @Test func aMessageHasReceiverSelectorAndArguments() throws {
    let message = try #require(first("void f() { [UIScreen foo:a bar: b, c :d]; }", ObjCMessage.init))
    #expect(message.selector == "foo:bar::")
    #expect(message.arguments.map(\.code) == ["a", "b", "c", "d"])
    #expect(message.className == "UIScreen")
    #expect(message.selectorParts.map { message.node.tree.text.string(in: $0) } == ["foo", "bar", ""])
  }

  @Test func wordsOfCMayBeSelectors() throws {
    #expect(first("void f() { [self class]; }", ObjCMessage.init)?.selector == "class")
    #expect(first("void f() { [self if:a for:b]; }", ObjCMessage.init)?.selector == "if:for:")
    #expect(first("void f() { [super new]; }", ObjCMessage.init)?.receiverKind == .super)
  }

  @Test func aMethodHasSelectorTypesAndBody() throws {
    let method = try #require(first("@implementation A\n- (nullable UIView *)a:(int)b c:(void (^)(BOOL))d { }\n@end", ObjCMethod.init))
    #expect(method.selector == "a:c:")
    #expect(!method.isClassMethod)
    #expect(method.resultType == "nullable UIView *")
    #expect(method.parameters.map(\.name) == ["b", "d"])
    #expect(method.parameters.map(\.type) == ["int", "void (^)(BOOL)"])
    #expect(method.body?.code == "{ }")
  }

  @Test func attributesAreNoPartsOfASelector() {
    let code = "@interface A\n+ (void)a:(id)b __deprecated_msg(\"c\") NS_SWIFT_NAME(d(_:));\n@end"
    #expect(first(code, ObjCMethod.init)?.selector == "a:")
    #expect(first(code, ObjCMethod.init)?.isClassMethod == true)
    #expect(first("@interface A\n- (void)a NS_UNAVAILABLE;\n@end", ObjCMethod.init)?.selector == "a")
  }

  @Test func heads() throws {
    let generic = try #require(first("@interface A<__covariant T : id<Q>, U> : B<C *> <P, Q>\n@end", ObjCInterface.init))
    #expect(generic.name == "A")
    #expect(generic.superclass == "B")
    #expect(generic.genericParameters == ["T", "U"])
    #expect(generic.protocols == ["P", "Q"])
    #expect(generic.categoryName == nil)
    #expect(first("@interface A (B) <P>\n@end", ObjCInterface.init)?.categoryName == "B")
    #expect(first("@interface A () { int a; }\n@end", ObjCInterface.init)?.categoryName == "")
    #expect(first("@implementation A (B)\n@end", ObjCInterface.init)?.node.kind == .objcCategoryImplementation)
    #expect(first("@protocol A <P>\n- (void)b;\n@end", ObjCInterface.init)?.methods.map(\.selector) == ["b"])
    #expect(first("@protocol A, B;\n", ObjCInterface.init) == nil)
  }

  @Test func properties() throws {
    let property = try #require(
      first("@interface A\n@property (nonatomic, weak, getter=isB) IBOutlet UIView *a, *b;\n@end", ObjCProperty.init))
    #expect(property.names == ["a", "b"])
    #expect(property.attributes == ["nonatomic", "weak", "getter=isB"])
    #expect(property.getter == "isB")
    let block = try #require(first("@interface A\n@property (copy) void (^done)(BOOL ok);\n@end", ObjCProperty.init))
    #expect(block.names == ["done"])
    #expect(block.type == "void (^)(BOOL ok)")
    #expect(first("@interface A\n@property int a;\n@end", ObjCProperty.init)?.attributes == [])
  }

  @Test func functions() throws {
    let function = try #require(first("FOUNDATION_EXPORT static inline UIView * _Nullable Make(CGFloat a, ...) { }", ObjCFunction.init))
    #expect(function.name == "Make")
    #expect(function.specifiers == ["FOUNDATION_EXPORT", "static", "inline"])
    #expect(function.resultType == "UIView * _Nullable")
    #expect(function.parameters.map(\.name) == ["a", "..."])
    #expect(first("NS_INLINE Foo FOO_BAR(void) { return x; }", ObjCFunction.init)?.name == "FOO_BAR")
    #expect(first("CGFloat Width(void);", ObjCFunction.init)?.parameters.isEmpty == true)
    #expect(first("CGFloat Width(void);", ObjCFunction.init)?.resultType == "CGFloat")
  }

  @Test func variables() throws {
    let variable = try #require(first("static NSString * const a = @\"b\", *c;", ObjCVariable.init))
    #expect(variable.declarators.map(\.name) == ["a", "c"])
    #expect(variable.declarators[0].initializer?.code == "@\"b\"")
    #expect(variable.declarators[1].initializer == nil)
    #expect(variable.specifiers == ["static", "const"])
    let weak = try #require(first("void f() { __weak typeof(self) weakSelf = self; }", ObjCVariable.init))
    #expect(weak.specifiers == ["__weak"])
    #expect(weak.type == "typeof(self)")
    #expect(weak.declarators[0].name == "weakSelf")
    #expect(first("void f() { UIApplication *app = x; }", ObjCVariable.init)?.type == "UIApplication *")
    #expect(first("void f() { __block CGFloat a = 1; }", ObjCVariable.init)?.specifiers == ["__block"])
  }

  @Test func otherViews() throws {
    let body = { (code: String) in "void f() { \(code) }" }
    let assignment = try #require(first(body("a.b += c;"), ObjCAssignment.init))
    #expect(assignment.operator == "+=")
    #expect(assignment.left.code == "a.b")
    #expect(first(body("a == c;"), ObjCAssignment.init) == nil)
    let member = try #require(first(body("a->b;"), ObjCMember.init))
    #expect(member.name == "b")
    #expect(member.isArrow)
    #expect(first(body("CGRectMake(a, b);"), ObjCCall.init)?.arguments.count == 2)
    #expect(first(body("CGRectMake(a, b);"), ObjCCall.init)?.name == "CGRectMake")
    #expect(first(body("@selector(a:b:);"), ObjCSelectorLiteral.init)?.selector == "a:b:")
    #expect(first(body("if (@available(iOS 13.0, *)) { }"), ObjCAvailability.init)?.platforms == "iOS 13.0, *")
    #expect(first(body("(Foo *)x;"), ObjCCast.init)?.type.code == "Foo *")
    #expect(first(body("a ?: b;"), ObjCConditional.init)?.then == nil)
    #expect(first(body("g(^(int a) { });"), ObjCBlock.init)?.parameters.map(\.name) == ["a"])
    #expect(first(body("g([=, &a] { });"), ObjCLambda.init)?.captures == "=, &a")
    let choice = try #require(first(body("if (a) b(); else c();"), ObjCIf.init))
    #expect(choice.condition.code == "a")
    #expect(choice.then.code == "b();")
    #expect(choice.otherwise?.code == "c();")
  }
}
