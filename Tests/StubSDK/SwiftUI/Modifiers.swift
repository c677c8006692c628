import Combine
import UIKit

public struct Color: PrimitiveView, Hashable, Sendable {
  public init(_ color: UIColor) {}
  public init(uiColor: UIColor) {}
  public init(_ name: String) {}
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public static let red = Color("red")
  public static let green = Color("green")
  public static let blue = Color("blue")
  public static let black = Color("black")
  public static let white = Color("white")
  public static let gray = Color("gray")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let clear = Color("clear")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  public static let accentColor = Color("accentColor")
  public func opacity(_ opacity: Double) -> Color { self }
}

public struct Font: Hashable, Sendable {
  public static let largeTitle = Font()
  public static let title = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static func system(size: CGFloat) -> Font { Font() }
}

public enum ContentMode {
  case fit
  case fill
}

public struct Animation: Sendable {
  public static let `default` = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct ViewModifierContent<Modifier>: PrimitiveView {}

public struct ModifiedContent<Content, Modifier>: PrimitiveView {}

extension View {
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent()
  }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { self }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis.Set) -> CGFloat
  ) -> some View { self }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func padding(_ insets: EdgeInsets) -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func fixedSize() -> some View { self }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  public func scaledToFit() -> some View { self }
  public func scaledToFill() -> some View { self }
  public func clipped() -> some View { self }
  public func cornerRadius(_ radius: CGFloat) -> some View { self }
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }
  public func background<V: View>(_ view: V, alignment: Alignment = .center) -> some View { self }
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func overlay<V: View>(_ view: V, alignment: Alignment = .center) -> some View { self }
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func border(_ color: Color, width: CGFloat = 1) -> some View { self }
  public func shadow(radius: CGFloat) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func hidden() -> some View { self }
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func foregroundStyle(_ color: Color) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
  public func scaleEffect(_ scale: CGFloat) -> some View { self }
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onTapGesture(perform action: @escaping () -> Void) -> some View { self }
  public func task(_ action: @escaping @Sendable () async -> Void) -> some View { self }
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View { self }
  public func onChange<V: Equatable>(
    of value: V, _ action: @escaping (V, V) -> Void
  ) -> some View { self }
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
}
