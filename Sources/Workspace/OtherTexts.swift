import SourceEdits

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Checkout {
  /// All texts of the folder, whoever wrote them, but the named ones: sources in other languages, ignored files, other
  /// people's libraries. In no order.
  ///
  /// What a build made is left out, and prose, which nothing is built of, and so are links and files over 16 MB.
  ///
  /// - Parameter body: gets the bytes of one text; false ends the walk.
  public func forEachText(besides files: Set<FileID>, _ body: ([UInt8]) -> Bool) {
    let descriptor = System.openFolder(root)
    guard descriptor >= 0 else { return }
    withoutActuallyEscaping(body) { _ = TextWalk(known: files, body: $0).visit(descriptor, path: "") }
  }
}

/// Walks through all folders, without asking for anything but names and kinds.
private struct TextWalk {
  let known: Set<FileID>
  let body: ([UInt8]) -> Bool

  private static let products: Set<String> = [".git", ".reframe", ".build", "DerivedData"]
  private static let byteLimit = 16 << 20
  private static let others: Set<String> = [
    "md", "markdown", "rst", "adoc", "png", "jpg", "jpeg", "gif", "webp", "heic", "pdf", "mp4", "mov", "mp3", "wav", "caf", "ttf", "otf",
    "zip", "gz", "ipa", "a", "dylib", "car", "nib",
  ]

  /// Takes over the descriptor. Gives false when the walk shall end.
  func visit(_ descriptor: Int32, path: String) -> Bool {
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return true
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name == "." || name == ".." { continue }
      guard take(name, Int(entry.pointee.d_type), path: path + name, in: descriptor) else { return false }
    }
    return true
  }

  private func take(_ name: String, _ type: Int, path: String, in folder: Int32) -> Bool {
    switch type {
    case Int(DT_REG): return known.contains(FileID(path)) || isOther(name) || read(name, in: folder)
    case Int(DT_DIR), Int(DT_UNKNOWN):
      guard !Self.products.contains(name) else { return true }
      let descriptor = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
      if descriptor >= 0 { return visit(descriptor, path: path + "/") }
      // A file system that does not tell kinds.
      return type == Int(DT_DIR) || known.contains(FileID(path)) || isOther(name) || read(name, in: folder)
    default: return true
    }
  }

  private func isOther(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: 0x2E) else { return false }
    return Self.others.contains(name[name.utf8.index(after: dot)...].lowercased())
  }

  private func read(_ name: String, in folder: Int32) -> Bool {
    let descriptor = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, Int(status.st_size) <= Self.byteLimit,
      let bytes = try? System.contents(ofDescriptor: descriptor, name: name), !bytes.prefix(4096).contains(0)
    else { return true }
    return body(bytes)
  }
}
