/// The lines of a key file without comments and empty ones, with their numbers from 1.
struct KeyLines {
  let lines: [(number: Int, text: Substring)]

  init(_ file: UnsafeRawBufferPointer) {
    var lines: [(Int, Substring)] = []
    let parts = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let line = part.last == UInt8(ascii: "\r") ? part.dropLast() : part
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      lines.append((index + 1, Substring(decoding: line, as: UTF8.self)))
    }
    self.lines = lines
  }
}
