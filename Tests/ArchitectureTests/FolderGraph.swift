import Foundation

/// Which folders of a target name types of which others.
///
/// Files beside the folders are the target's entry: they may name everything, and do not count.
struct FolderGraph {
  /// The folders that each folder names types of.
  private(set) var arrows: [String: Set<String>] = [:]

  init(arrows: [String: Set<String>]) { self.arrows = arrows }

  init(of target: String) throws {
    // `Target/Folder/File.swift`, or `Target/File.swift` beside the folders.
    let files = try SourceFiles.texts(of: target).map { file in
      (parts: file.name.split(separator: "/"), text: file.text)
    }
    .filter { $0.parts.count > 2 }.map { (folder: String($0.parts[1]), text: $0.text) }
    var folderOfType: [String: String] = [:]
    for file in files {
      for line in file.text.split(separator: "\n") {
        if let type = Self.type(declaredBy: line) { folderOfType[type] = file.folder }
      }
    }
    for file in files {
      for word in Self.words(in: file.text) {
        guard let other = folderOfType[word], other != file.folder else { continue }
        arrows[file.folder, default: []].insert(other)
      }
    }
  }

  /// Folders that lead back to themselves, directly or by way of others, each with the way: `A > B > A`.
  var circles: [String] {
    arrows.keys.sorted().compactMap { folder in
      way(from: folder, to: folder).map { $0.joined(separator: " > ") }
    }
  }

  /// The shortest way from folder to folder; nil where there is none.
  private func way(from start: String, to end: String) -> [String]? {
    var ways = [[start]]
    var seen: Set<String> = []
    while !ways.isEmpty {
      let way = ways.removeFirst()
      for next in (arrows[way[way.count - 1]] ?? []).sorted() {
        if next == end { return way + [next] }
        if seen.insert(next).inserted { ways.append(way + [next]) }
      }
    }
    return nil
  }

  /// The type that a line at a file's top level declares for other files; nil for any other line.
  static func type(declaredBy line: Substring) -> String? {
    guard let first = line.utf8.first, first != UInt8(ascii: " ") else { return nil }
    var words = line.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(String(word)) {
      words.removeFirst()
    }
    guard words.count > 1, kinds.contains(String(words.removeFirst())) else { return nil }
    let name = words[words.startIndex].utf8.prefix { isPart($0) }
    return String(decoding: name, as: UTF8.self)
  }

  /// The words of code, without those of comments and of the texts in it.
  static func words(in text: String) -> Set<String> {
    var words: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      var word: [UInt8] = []
      var (isText, former) = (false, UInt8(0))
      func end() {
        if !word.isEmpty { words.insert(String(decoding: word, as: UTF8.self)) }
        word = []
      }
      for byte in line {
        if byte == UInt8(ascii: "\""), former != UInt8(ascii: "\\") { isText.toggle() }
        if !isText, byte == UInt8(ascii: "/"), former == byte { break }
        if !isText, isPart(byte) { word.append(byte) } else { end() }
        former = byte
      }
      end()
    }
    return words
  }

  /// Whether a byte is part of a word.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte | 0x20) &- UInt8(ascii: "a") < 26
      || byte &- UInt8(ascii: "0") < 10
  }

  private static let modifiers: Set<String> = [
    "package", "public", "internal", "final", "indirect",
  ]
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "actor",
  ]
}
