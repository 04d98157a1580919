import CLinux
import Glibc
import Storage

/// A folder of a test's own that goes away with it.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    var template = Array("/tmp/formview-storage-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SetUpFailure(code: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    empty("")
    rmdir(path)
  }

  /// The path of `name` in it.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Writes `text` the plain way, as another program might: truncate, write, close.
  @discardableResult
  package func put(_ text: String, at name: String, mode: mode_t = 0o644) throws -> String {
    try put(bytes: Array(text.utf8), at: name, mode: mode)
  }

  /// The same for what is not a text.
  @discardableResult
  package func put(bytes: [UInt8], at name: String, mode: mode_t = 0o644) throws -> String {
    let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SetUpFailure(code: errno) }
    defer { close(descriptor) }
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written == bytes.count, fchmod(descriptor, mode) == 0 else {
      throw SetUpFailure(code: errno)
    }
    return file(name)
  }

  /// What lies in it, sorted.
  package func names(in folder: String = "") -> [String] {
    guard let stream = opendir(folder.isEmpty ? path : file(folder)) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private func empty(_ folder: String) {
    for name in names(in: folder).map({ folder.isEmpty ? $0 : folder + "/" + $0 })
    where unlink(file(name)) != 0 {
      empty(name)
      rmdir(file(name))
    }
  }
}

/// What kept a test from being set up, as errno.
package struct SetUpFailure: Error {
  package var code: Int32

  package init(code: Int32) { self.code = code }
}

/// Runs `body` without the superuser's rights over files, which tests in containers have.
package func withoutPrivileges<Result>(_ body: () throws -> Result) rethrows -> Result {
  guard geteuid() == 0 else { return try body() }
  // Of this thread only, other than seteuid.
  setfsgid(65_534)
  setfsuid(65_534)
  defer {
    setfsuid(0)
    setfsgid(0)
  }
  return try body()
}

extension StoredFile {
  /// What was read, as text.
  package var contents: String {
    withExtendedLifetime(text.buffer) { String(decoding: text.buffer.bytes, as: UTF8.self) }
  }
}

/// The error that `body` ends with.
package func failure<Failure: Error>(_ body: () throws(Failure) -> Void) -> Failure? {
  do {
    try body()
    return nil
  } catch {
    return error
  }
}
