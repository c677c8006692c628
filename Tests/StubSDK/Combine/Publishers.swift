import Foundation

public protocol Cancellable {
  func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public func cancel() {}
  public func store(in set: inout Set<AnyCancellable>) {}
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {}
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) {}
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

public protocol Scheduler {
  associatedtype Stride
}

public struct TimeStride: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public static func seconds(_ value: Double) -> TimeStride { 0 }
  public static func seconds(_ value: Int) -> TimeStride { 0 }
  public static func milliseconds(_ value: Int) -> TimeStride { 0 }
}

extension RunLoop: Scheduler { public typealias Stride = TimeStride }
extension DispatchQueue: Scheduler { public typealias Stride = TimeStride }
extension OperationQueue: Scheduler { public typealias Stride = TimeStride }

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { .init() }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { .init() }
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> AnyPublisher<T, Failure> { .init() }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    .init()
  }
  public func debounce<S: Scheduler>(
    for dueTime: S.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> { .init() }
  public func throttle<S: Scheduler>(
    for interval: S.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { .init() }
  public func delay<S: Scheduler>(
    for interval: S.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> { .init() }
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { .init() }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { .init() }
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { .init() }
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure { .init() }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { .init() }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { AnyCancellable {} }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { AnyCancellable {} }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { .init() }
}

extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher()
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() {}
  public func send(_ input: Output) {}
}

extension PassthroughSubject where Output == Void {
  public func send() {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  public var value: Output
  public init(_ value: Output) { self.value = value }
  public func send(_ input: Output) {}
}
