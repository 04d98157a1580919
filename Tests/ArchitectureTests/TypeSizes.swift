import Foundation

/// How many functions and lines the types of a target have, each over all its extensions in all files.
struct TypeSizes {
  struct Size: Equatable {
    var functions = 0
    var lines = 0
  }

  private(set) var sizes: [String: Size] = [:]

  init(of target: String) throws {
    for file in try SourceFiles.texts(of: target) { add(file.text) }
  }

  init(_ text: String) { add(text) }

  /// A line at the left edge that opens a type or an extension begins what is counted for it.
  private mutating func add(_ text: String) {
    var type: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let opened = Self.type(openedBy: line) { type = opened }
      guard let type else { continue }
      sizes[type, default: Size()].lines += 1
      if Self.declaresFunction(line) { sizes[type, default: Size()].functions += 1 }
    }
  }

  private static let modifiers: Set<Substring> = [
    "package", "public", "internal", "private", "fileprivate", "static", "mutating", "nonmutating",
    "final", "convenience", "indirect", "override", "borrowing", "consuming",
  ]

  private static func type(openedBy line: Substring) -> String? {
    guard let first = line.first, first.isLetter || first == "@" else { return nil }
    let words = declaration(line)
    let kinds: Set<Substring> = ["extension", "struct", "class", "enum", "actor", "protocol"]
    guard words.count > 1, kinds.contains(words[words.startIndex]) else { return nil }
    let name = words[words.startIndex + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  private static func declaresFunction(_ line: Substring) -> Bool {
    guard line.first == " ", let word = declaration(line).first else { return false }
    return word == "func"
      || ["init(", "init?(", "init<", "subscript(", "subscript<"].contains {
        word.hasPrefix($0)
      }
  }

  /// The words of a line without the modifiers and attributes at its beginning.
  private static func declaration(_ line: Substring) -> ArraySlice<Substring> {
    line.split(separator: " ").drop { modifiers.contains($0) || $0.hasPrefix("@") }
  }
}
