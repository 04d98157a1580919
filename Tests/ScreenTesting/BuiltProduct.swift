import Glibc

/// Programs of this package, as they were built together with the tests.
package enum BuiltProduct {
  /// The path of an executable beside the running test bundle.
  package static func path(named name: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let path = String(
      decoding: buffer[..<max(0, length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
    return "\(folder)/\(name)"
  }
}
