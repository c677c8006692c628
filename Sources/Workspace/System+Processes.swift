#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

extension System {
  /// This process's environment, as `NAME=value`.
  static var environment: [String] {
    #if canImport(Darwin)
      var entry = _NSGetEnviron().pointee
    #else
      var entry = environ
    #endif
    var result: [String] = []
    while let pointer = entry.pointee {
      result.append(String(cString: pointer))
      entry += 1
    }
    return result
  }

  /// The system's `read`, under a name that methods called `read` do not hide.
  static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, bytes, count)
    #else
      Glibc.read(descriptor, bytes, count)
    #endif
  }
}
