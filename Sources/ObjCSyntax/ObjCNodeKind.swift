/// What a node is; named after clang's nodes.
public enum ObjCNodeKind: UInt8, Hashable, Sendable, CaseIterable {
  case translationUnit
  /// The root of a tree that was made of a part of a file.
  case fragment

  // Objective-C containers and members.
  case objcInterface
  /// `@interface A (B)`, class extensions included.
  case objcCategory
  case objcImplementation, objcCategoryImplementation, objcProtocol
  /// `@class A;` and `@protocol A;`.
  case objcClassForward
  case objcProperty, objcSynthesize, objcDynamic
  case objcIvarBlock
  /// A variable of a class, a struct or a C++ class.
  case fieldDeclaration
  case objcMethodDeclaration, objcMethodDefinition
  /// `@public`, `@optional`, `public:` and the like.
  case accessSpecifier
  /// `@import A;`.
  case moduleImport
  /// `@compatibility_alias A B;`.
  case compatibilityAlias
  /// `<P, Q>` behind a class or a protocol.
  case protocolReferences
  /// `<T, U>` of a generic class, or a C++ template argument list.
  case genericParameters, genericArguments

  // C and C++ declarations.
  case parameterDeclaration, parameterList
  case functionDeclaration, functionDefinition, variableDeclaration, typedefDeclaration
  case enumDeclaration, enumConstant, recordDeclaration, namespaceDeclaration, linkageSpecification
  case templateDeclaration, usingDeclaration, staticAssertion
  /// Name, pointers and initial value; one of the parts between commas.
  case declarator
  /// The name inside a declarator.
  case declaratorName
  /// `: a(1), b(2)` of a C++ constructor.
  case constructorInitializers
  /// A bare `NS_ASSUME_NONNULL_BEGIN` or `FOO(bar)`, with or without a semicolon, and `@weakify(self)`.
  case macroInvocation
  /// `__attribute__((…))`, `NS_AVAILABLE_IOS(9_0)`, `UI_APPEARANCE_SELECTOR`, `[[nodiscard]]`.
  case attribute
  /// Specifiers and type; everything before the declarators, or a whole type in parentheses.
  case typeName

  // Statements.
  case compoundStatement, ifStatement, forStatement, forCollectionStatement, whileStatement, doStatement
  case switchStatement, caseStatement, defaultStatement, returnStatement, declarationStatement
  case expressionStatement, nullStatement, labelStatement, gotoStatement, breakStatement, continueStatement
  case atTryStatement, atCatchClause, atFinallyClause, atThrowStatement, atSynchronizedStatement
  case autoreleasePoolStatement
  case tryStatement, catchClause, assemblerStatement

  // Expressions.
  /// A name: a variable, a function, a class, `self`, `super`, `nil`.
  case declarationReference
  case numberLiteral, characterLiteral, stringLiteral, objcStringLiteral
  case objcBoxedExpression, objcArrayLiteral, objcDictionaryLiteral
  case objcSelectorExpression, objcProtocolExpression, objcEncodeExpression, availabilityCheck
  case objcMessage, memberAccess, call, arraySubscript
  case prefixUnary, postfixUnary, binaryOperator, conditionalOperator
  case castExpression, compoundLiteral, initializerList
  /// `.x = 1` or `[3] = 1` in an initialiser list.
  case designatedInitializer
  case parenthesized, blockExpression, lambdaExpression, sizeofExpression, statementExpression
  case genericSelection, newExpression, deleteExpression, throwExpression

  /// Tokens that the parser could not place. They print back like all others.
  case unparsed
  /// A clause of `#if` that was left out, because it is an alternative to another one that cuts through the code, or dead.
  case inactiveBranch
}
