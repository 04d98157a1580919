import Foundation
import JSONText
import Records
import SeededRandom

/// Edits files at random, one edit at a time, and holds each result against what it has to be: it reads as the edited
/// records, and only the edited lines have changed.
struct Survey {
  var edits = 3
  var seed: UInt64 = 1
  /// Where the results are left for another program: the text, and its records as JSON.
  var folder: String?
  var isVerbose = false
  private(set) var counts: [String: Int] = [:]
  private var written = 0
  private let workplace = FileManager.default.temporaryDirectory
    .appending(path: "formview-survey-\(getpid())").path

  init() {
    try? FileManager.default.createDirectory(atPath: workplace, withIntermediateDirectories: true)
  }

  func finish() { try? FileManager.default.removeItem(atPath: workplace) }

  mutating func run(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return count("unreadable") }
    let name = workplace + "/" + (path.split(separator: "/").last.map(String.init) ?? "")
    defer { try? FileManager.default.removeItem(atPath: name) }
    var random = SeededGenerator(seed: seed)
    do throws(EditedFile.Refusal) {
      let file = try EditedFile(name, Array(data))
      count("files")
      for kind in RandomEdit.Kind.allCases {
        for _ in 0..<edits { try run(kind, file, name: path, &random) }
      }
    } catch {
      count("refused files")
      if isVerbose { print("\(path): \(error)") }
    }
  }

  private mutating func run(
    _ kind: RandomEdit.Kind, _ original: EditedFile, name: String, _ random: inout SeededGenerator
  ) throws(EditedFile.Refusal) {
    let file = try EditedFile(original.path, original.bytes)
    guard let edit = RandomEdit(kind, in: file.table, &random) else { return }
    var table = file.table
    let edited: [UInt8]
    do {
      try edit.make(in: &table)
      edited = try file.saved(table)
    } catch {
      count("\(kind): refused")
      if isVerbose { print("\(name): \(edit): refused: \(error)") }
      return
    }
    count("\(kind)")
    let read: EditedFile
    do throws(EditedFile.Refusal) {
      read = try EditedFile(file.path, edited)
    } catch {
      return fault("can't be read: \(error)", name, edit, file.bytes, edited)
    }
    if EditedFile.value(read.table) != EditedFile.value(table) {
      count(file.bytes.contains(0x2A) ? "other values of aliases" : "FAULTS")
      if !file.bytes.contains(0x2A) { fault("reads differently", name, edit, file.bytes, edited) }
    }
    leave(edited, table, edit, of: name)
    var back = read.table
    guard (try? edit.takeBack(in: &back)) == true, let restored = try? read.saved(back) else {
      return
    }
    let isSame = restored == file.bytes
    count("\(kind): \(isSame ? "the same" : "other") bytes after the way back")
    if !isSame, isVerbose {
      print("\(name): \(edit): back:\n\(Self.difference(file.bytes, restored))")
    }
  }

  private mutating func leave(
    _ edited: [UInt8], _ table: RecordTable, _ edit: RandomEdit, of file: String
  ) {
    guard let folder else { return }
    written += 1
    var json: [UInt8] = []
    table.write { json += $0 }
    _ = FileManager.default.createFile(atPath: "\(folder)/\(written).yaml", contents: Data(edited))
    _ = FileManager.default.createFile(atPath: "\(folder)/\(written).json", contents: Data(json))
    let about = edit.json(of: file).jsonText()
    _ = FileManager.default.createFile(
      atPath: "\(folder)/\(written).edit", contents: Data(about.utf8))
  }

  private mutating func fault(
    _ reason: String, _ name: String, _ edit: RandomEdit, _ old: [UInt8], _ new: [UInt8]
  ) {
    count("FAULTS")
    print("\(name): \(edit): \(reason)")
    if isVerbose { print(Self.difference(old, new)) }
  }

  private static func difference(_ old: [UInt8], _ new: [UInt8]) -> String {
    let lines = [old, new].map { bytes in
      bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    return lines[1].difference(from: lines[0]).prefix(20).map { change in
      switch change {
      case .remove(let line, let text, _): "  -\(line + 1): \(text)"
      case .insert(let line, let text, _): "  +\(line + 1): \(text)"
      }
    }.joined(separator: "\n")
  }

  private mutating func count(_ name: String) { counts[name, default: 0] += 1 }
}
