@_exported import Combine
@_exported import UIKit

func stub<Value>() -> Value { fatalError() }

@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
}

extension Never {
  public var body: Never { fatalError() }
}

public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

public struct EmptyView: PrimitiveView {
  public init() {}
}

public struct AnyView: PrimitiveView {
  public init<V: View>(_ view: V) {}
}

public struct TupleView<T>: PrimitiveView {}

public struct ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> ConditionalContent<T, F> {
    ConditionalContent()
  }
  public static func buildEither<T: View, F: View>(second: F) -> ConditionalContent<T, F> {
    ConditionalContent()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: DefaultStringInterpolation) {}
}

public struct Text: PrimitiveView, Equatable {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {}
  public func bold() -> Text { self }
  public func font(_ font: Font?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
}

public struct Image: PrimitiveView {
  public init(_ name: String) {}
  public init(systemName: String) {}
  public init(uiImage: UIImage) {}
  public func resizable() -> Image { self }
}

public struct Spacer: PrimitiveView {
  public init(minLength: CGFloat? = nil) {}
}

public struct Divider: PrimitiveView {
  public init() {}
}

public struct Button<Label: View>: PrimitiveView {
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {}
}

public struct Toggle<Label: View>: PrimitiveView {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}

public struct Group<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder root: () -> Content) {}
}

public struct List<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}
