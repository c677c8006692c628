import Combine
import UIKit

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public static func constant(_ value: Value) -> Binding<Value> { stub() }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { stub() }
}

@propertyWrapper
public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { stub() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@dynamicMemberLookup
public struct ObjectWrapper<Object: ObservableObject> {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
  ) -> Binding<Subject> { stub() }
}

@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public var projectedValue: ObjectWrapper<Object> { stub() }
}

@propertyWrapper
public struct StateObject<Object: ObservableObject> {
  public init(wrappedValue thunk: @autoclosure @escaping () -> Object) {}
  public var wrappedValue: Object { stub() }
  public var projectedValue: ObjectWrapper<Object> { stub() }
}

@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
  public init() {}
  public var wrappedValue: Object { stub() }
  public var projectedValue: ObjectWrapper<Object> { stub() }
}

@propertyWrapper
public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { stub() }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { stub() }
}

@propertyWrapper
public struct AppStorage<Value> {
  public init(wrappedValue: Value, _ key: String) {}
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { stub() }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

public enum ColorScheme: Sendable {
  case light
  case dark
}

public enum ScenePhase: Sendable {
  case background
  case inactive
  case active
}

public struct DismissAction {
  public func callAsFunction() {}
}

public struct EnvironmentValues {
  public var displayScale: CGFloat = 1
  public var pixelLength: CGFloat { 1 }
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var colorScheme = ColorScheme.light
  public var scenePhase = ScenePhase.active
  public var dismiss: DismissAction { DismissAction() }
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { stub() }
    set {}
  }
}
