import SourceText
import SwiftSyntax

extension ExpressionContext {
  func operatorText(at index: Int) -> String? {
    elements.indices.contains(index + 1) ? Self.operatorText(elements[index]) : nil
  }

  /// True for `== true` and `!= false`, false for the opposite; nil for anything else that follows.
  func comparesWithTrue(at index: Int) -> Bool? {
    guard let comparison = operatorText(at: index), ["==", "!="].contains(comparison),
      let literal = elements[index + 1].as(BooleanLiteralExprSyntax.self)?.literal.text
    else { return nil }
    return (comparison == "==") == (literal == "true")
  }
}

extension ExprSyntax {
  /// The largest expression around this one that starts and ends inside the byte range.
  func largestExpression(in range: Range<ByteOffset>) -> ExprSyntax {
    var result = self
    var node = Syntax(self)
    while let parent = node.parent, range.lowerBound <= parent.codeRange.lowerBound, parent.codeRange.upperBound <= range.upperBound {
      if let expression = parent.as(ExprSyntax.self) { result = expression }
      node = parent
    }
    return result
  }

  /// `!x` or `!(x)`, for `x`.
  var negation: ExprSyntax? {
    var operand = self
    while let argument = operand.parent?.as(LabeledExprSyntax.self), let tuple = argument.parent?.parent?.as(TupleExprSyntax.self),
      tuple.elements.count == 1
    {
      operand = ExprSyntax(tuple)
    }
    guard let prefix = operand.parent?.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" else { return nil }
    return ExprSyntax(prefix)
  }
}
