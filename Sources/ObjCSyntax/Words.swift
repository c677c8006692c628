/// The words that mean something to the parser, found by a hash of their bytes.
struct Words: Sendable {
  private struct Entry {
    var word: StaticString
    var symbol: Symbol
  }

  private let slots: [Entry?]
  private static let mask = 1023

  static let keywords = Words([
    (.cxxClass, ["class"]), (.cxxNamespace, ["namespace"]), (.cxxTemplate, ["template"]), (.cxxUsing, ["using"]),
    (.cxxAccess, ["public", "private", "protected"]), (.cxxNew, ["new"]), (.cxxDelete, ["delete"]),
    (.cxxTry, ["try"]), (.cxxCatch, ["catch"]), (.cxxThrow, ["throw"]),
    (.cxxCast, ["static_cast", "dynamic_cast", "reinterpret_cast", "const_cast"]), (.cxxOperator, ["operator"]),
    (.cxxTypename, ["typename"]),
    (.cxxSpecifier, ["virtual", "explicit", "friend", "mutable", "constexpr", "consteval", "constinit"]),
    (.cxxTrailing, ["noexcept", "override", "final"]),
    (
      .builtinType,
      [
        "void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "_Bool", "bool", "wchar_t",
        "char16_t", "char32_t", "__int128", "__int128_t", "__uint128_t", "_Complex", "__complex__", "_Float16",
        "__float128", "__builtin_va_list", "__signed", "__signed__", "auto", "__auto_type",
      ]
    ),
    (
      .qualifier,
      [
        "const", "volatile", "restrict", "__restrict", "__restrict__", "__const", "__volatile", "__volatile__",
        "_Nullable", "_Nonnull", "_Null_unspecified", "_Nullable_result", "__nullable", "__nonnull",
        "__null_unspecified", "__weak", "__strong", "__block", "__unsafe_unretained", "__autoreleasing", "__kindof",
        "__bridge", "__bridge_transfer", "__bridge_retained", "_Atomic", "__unused", "__used", "__covariant",
        "__contravariant",
      ]
    ),
    (
      .storage,
      [
        "static", "extern", "inline", "__inline", "__inline__", "register", "_Thread_local", "__thread",
        "thread_local", "_Noreturn", "__private_extern__", "__forceinline",
      ]
    ),
    (.typedef, ["typedef"]), (.structure, ["struct", "union"]), (.enumeration, ["enum"]),
    (.typeOf, ["typeof", "__typeof", "__typeof__", "decltype"]),
    (.attribute, ["__attribute__", "__attribute", "__declspec", "_Alignas", "alignas"]),
    (.assembler, ["asm", "__asm", "__asm__"]),
    (.sizeOf, ["sizeof", "_Alignof", "alignof", "__alignof", "__alignof__"]),
    (.if, ["if"]), (.else, ["else"]), (.for, ["for"]), (.while, ["while"]), (.do, ["do"]), (.switch, ["switch"]),
    (.case, ["case"]), (.default, ["default"]), (.return, ["return", "co_return"]), (.goto, ["goto"]),
    (.break, ["break"]), (.continue, ["continue"]), (.generic, ["_Generic"]),
    (.staticAssert, ["_Static_assert", "static_assert"]), (.extension, ["__extension__"]),
    (.builtinAvailable, ["__builtin_available"]),
  ])

  /// Words behind an `@`.
  static let atKeywords = Words([
    (.atInterface, ["interface"]), (.atImplementation, ["implementation"]), (.atProtocol, ["protocol"]),
    (.atEnd, ["end"]), (.atClass, ["class"]), (.atProperty, ["property"]), (.atSynthesize, ["synthesize"]),
    (.atDynamic, ["dynamic"]), (.atVisibility, ["public", "private", "protected", "package"]),
    (.atOptional, ["optional", "required"]), (.atSelector, ["selector"]), (.atEncode, ["encode"]), (.atTry, ["try"]),
    (.atCatch, ["catch"]), (.atFinally, ["finally"]), (.atThrow, ["throw"]), (.atSynchronized, ["synchronized"]),
    (.atAutoreleasePool, ["autoreleasepool"]), (.atAvailable, ["available"]), (.atImport, ["import"]),
    (.atCompatibilityAlias, ["compatibility_alias"]),
  ])

  private init(_ groups: [(Symbol, [StaticString])]) {
    var slots = [Entry?](repeating: nil, count: Self.mask + 1)
    for (symbol, words) in groups {
      for word in words {
        var hash = Self.seed
        for index in 0..<word.utf8CodeUnitCount { hash = Self.step(hash, word.utf8Start[index]) }
        var slot = Self.slot(hash)
        while slots[slot] != nil { slot = (slot + 1) & Self.mask }
        slots[slot] = Entry(word: word, symbol: symbol)
      }
    }
    self.slots = slots
  }

  static let seed: UInt32 = 0x811C_9DC5
  @inline(__always) static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }
  @inline(__always) private static func slot(_ hash: UInt32) -> Int { Int((hash ^ hash >> 13) & UInt32(mask)) }

  /// What the word with these bytes and this hash is; nil for an ordinary word.
  @inline(__always)
  func symbol(_ start: UnsafePointer<UInt8>, _ count: Int, hash: UInt32) -> Symbol? {
    var slot = Self.slot(hash)
    while let entry = slots[slot] {
      if entry.word.utf8CodeUnitCount == count {
        var index = 0
        while index < count, entry.word.utf8Start[index] == start[index] { index += 1 }
        if index == count { return entry.symbol }
      }
      slot = (slot + 1) & Self.mask
    }
    return nil
  }
}
