import ObjCSyntax
import SourceText
import Testing

/// The tree of an expression or of statements, as kinds in parentheses and texts of leaves.
func shape(_ code: String) -> String {
  let text = SourceText(code)
  return ObjCTree(text, fragment: 0..<text.count).root.children.map(shape).joined(separator: " ")
}

func shape(_ node: ObjCNode) -> String {
  let children = node.children.map(shape)
  if children.isEmpty { return node.kind == .declarationReference || "\(node.kind)".hasSuffix("Literal") ? node.code : "\(node.kind){\(node.code)}" }
  return "\(node.kind)(\(children.joined(separator: " ")))"
}

struct ExpressionTests {
  @Test(arguments: [
    ("a + b * c", "binaryOperator(a binaryOperator(b c))"),
    ("a - b - c", "binaryOperator(binaryOperator(a b) c)"),
    ("a = b = c", "binaryOperator(a binaryOperator(b c))"),
    ("a ? b : c ? d : e", "conditionalOperator(a b conditionalOperator(c d e))"),
    ("a ?: b", "conditionalOperator(a b)"),
    ("!a.b->c", "prefixUnary(memberAccess(memberAccess(a)))"),
    ("a++ + --b", "binaryOperator(postfixUnary(a) prefixUnary(b))"),
    ("(CGFloat)x", "castExpression(typeName{CGFloat} x)"),
    ("(CGFloat)-x", "castExpression(typeName{CGFloat} prefixUnary(x))"),
    ("(a) - b", "binaryOperator(parenthesized(a) b)"),
    ("(WIDTH) * b", "binaryOperator(parenthesized(WIDTH) b)"),
    ("(Foo *)[x y]", "castExpression(typeName{Foo *} objcMessage(x))"),
    ("(id<P>)x", "castExpression(typeName{id<P>} x)"),
    ("(array)[0]", "arraySubscript(parenthesized(array) 0)"),
    ("(__bridge CFStringRef)x", "castExpression(typeName{__bridge CFStringRef} x)"),
    ("((void (*)(id, SEL))f)(x)", "call(parenthesized(castExpression(typeName{void (*)(id, SEL)} f)) x)"),
    ("a < b && c > (d)", "binaryOperator(binaryOperator(a b) binaryOperator(c parenthesized(d)))"),
    ("(CGSize){1, 2}.width", "memberAccess(compoundLiteral(typeName{CGSize} initializerList(1 2)))"),
    ("[[A b] c:d e:f, g]", "objcMessage(objcMessage(A) d f g)"),
    ("[(x) count]", "objcMessage(parenthesized(x))"),
    ("[NSArray<Foo *> new]", "objcMessage(NSArray genericArguments{<Foo *>})"),
    ("[x a:b ? c : d e:f]", "objcMessage(x conditionalOperator(b c d) f)"),
    ("@{@\"a\": @1, b: @[c]}", "objcDictionaryLiteral(@\"a\" objcBoxedExpression(1) b objcArrayLiteral(c))"),
    ("@(a.b)", "objcBoxedExpression(memberAccess(a))"),
    ("@\"a\" \"b\"", "@\"a\" \"b\""),
    ("^{ return; }", "blockExpression(compoundStatement(returnStatement{return;}))"),
    ("^BOOL(id x) { }", "blockExpression(typeName{BOOL} parameterList(parameterDeclaration(typeName{id} declarator(declaratorName{x}))) compoundStatement{{ }})"),
    ("[&](int a) { }", "lambdaExpression(parameterList(parameterDeclaration(typeName{int} declarator(declaratorName{a}))) compoundStatement{{ }})"),
    ("va_arg(list, Foo *)", "call(va_arg list typeName{Foo *})"),
    ("a.b(WIDTH * c)", "call(memberAccess(a) binaryOperator(WIDTH c))"),
    ("f(a < b, c > d)", "call(f binaryOperator(a b) binaryOperator(c d))"),
    ("f(a * b, g)", "call(f binaryOperator(a b) g)"),
    ("[x y:a * b]", "objcMessage(x binaryOperator(a b))"),
    ("sizeof(int) * a", "binaryOperator(sizeofExpression(typeName{int}) a)"),
    ("f({[A b].c, d})", "call(f initializerList(memberAccess(objcMessage(A)) d))"),
    ("({ a; })", "statementExpression(compoundStatement(expressionStatement(a)))"),
    ("static_cast<int>(a)", "castExpression(typeName{int} a)"),
    ("a##b + #c", "binaryOperator(a##b prefixUnary(c))"),
  ])
  func shapeOf(_ code: String, _ expected: String) {
    #expect(shape(code) == expected)
  }

  @Test(arguments: [
    ("UIWindow *w = a.b;", "declarationStatement(variableDeclaration(typeName{UIWindow} declarator(declaratorName{w} memberAccess(a))))"),
    ("Foo<Bar *> *x;", "declarationStatement(variableDeclaration(typeName(genericArguments{<Bar *>}) declarator(declaratorName{x})))"),
    ("id<P> x = y;", "declarationStatement(variableDeclaration(typeName(genericArguments{<P>}) declarator(declaratorName{x} y)))"),
    ("a * b;", "declarationStatement(variableDeclaration(typeName{a} declarator(declaratorName{b})))"),
    ("x = a * b;", "expressionStatement(binaryOperator(x binaryOperator(a b)))"),
    ("foo(*p);", "expressionStatement(call(foo prefixUnary(p)))"),
    ("RAC(a, b) = c;", "expressionStatement(binaryOperator(call(RAC a b) c))"),
    ("@weakify(self)\n[self a];", "macroInvocation(self) expressionStatement(objcMessage(self))"),
    ("WEAKSELF\n[self a];", "macroInvocation{WEAKSELF} expressionStatement(objcMessage(self))"),
    ("WS(weakSelf)\nx = 1;", "macroInvocation(weakSelf) expressionStatement(binaryOperator(x 1))"),
    ("end: a;", "labelStatement{end:} expressionStatement(a)"),
    ("if (a) b; else if (c) d; else e;", "ifStatement(a expressionStatement(b) ifStatement(c expressionStatement(d) expressionStatement(e)))"),
    ("if (Foo *x = y) { }", "ifStatement(variableDeclaration(typeName{Foo} declarator(declaratorName{x} y)) compoundStatement{{ }})"),
    ("if (a * b) { }", "ifStatement(binaryOperator(a b) compoundStatement{{ }})"),
    ("for (id x in y) z;", "forCollectionStatement(variableDeclaration(typeName{id} declarator(declaratorName{x})) y expressionStatement(z))"),
    ("for (auto &x : y) z;", "forCollectionStatement(variableDeclaration(typeName{auto} declarator(declaratorName{x})) y expressionStatement(z))"),
    ("void (^b)(int) = c;", "declarationStatement(variableDeclaration(typeName{void} declarator(declaratorName{b} parameterList(parameterDeclaration(typeName{int})) c)))"),
    ("Foo *(^b)(Bar *) = c;", "declarationStatement(variableDeclaration(typeName{Foo} declarator(declaratorName{b} parameterList(parameterDeclaration(typeName{Bar} declarator{*})) c)))"),
    ("std::vector<int> v(10);", "declarationStatement(variableDeclaration(typeName(genericArguments{<int>}) declarator(declaratorName{v} 10)))"),
    ("case A: case B ... C: break;", "caseStatement(A) caseStatement(B C) breakStatement{break;}"),
    ("@autoreleasepool { a; }", "autoreleasePoolStatement(compoundStatement(expressionStatement(a)))"),
  ])
  func statementShapeOf(_ code: String, _ expected: String) {
    let text = SourceText("void f(void) { \(code) }")
    let body = ObjCTree(text).root.descendants.first { $0.kind == .compoundStatement }
    #expect(body?.children.map(shape).joined(separator: " ") == expected)
  }
}
