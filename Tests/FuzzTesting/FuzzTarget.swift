import AgeFile
import Expressions
import Forms
import JSONText
import Patterns
import PlistText
import Records
import SourceText
import Values

/// A reader, and what must hold for every input.
package enum FuzzTarget: String, CaseIterable {
  case json, records, source, database, plist, age, path, template, pattern, expression, filter,
    journal, terminal, keys

  /// Feeds one input to the reader; traps where something does not hold that must.
  package func read(_ input: UnsafeBufferPointer<UInt8>) {
    switch self {
    case .json: Self.json(input)
    case .records: Self.records(input)
    case .source: SourceFuzzing.read(input)
    case .database: DatabaseFuzzing.read(input)
    case .plist: Self.plist(input)
    case .age: Self.age(input)
    case .path: Self.path(input)
    case .template: Self.template(input)
    case .pattern: Self.pattern(input)
    case .expression: Self.expression(input)
    case .filter: FilterFuzzing.read(input)
    case .journal: JournalFuzzing.read(input)
    case .terminal: TerminalFuzzing.read(input)
    case .keys: KeyFuzzing.read(input)
    }
  }

  /// What was accepted decodes, and reads the same after it was written.
  private static func json(_ input: UnsafeBufferPointer<UInt8>) {
    guard let text = String(validating: input, as: UTF8.self),
      let slice = try? JSONSlice(parsing: text)
    else { return }
    let value = slice.value
    let again = try? JSONSlice(parsing: value.jsonText())
    precondition(again?.value == value, "a value changes when it is written")
  }

  /// An unedited table writes the bytes it read; an edit taken back does, too.
  private static func records(_ input: UnsafeBufferPointer<UInt8>) {
    let source = SourceText(name: "fuzz", buffer: ByteBuffer(input))
    guard var table = try? RecordTable(parsing: source) else { return }
    precondition(bytes(of: table).elementsEqual(input), "an unedited file changes")
    guard table.count > 0 else { return }
    let id = table.id(at: table.count / 2)
    let path = [JSONStep.member("a"), .member("b")]
    guard let former = try? table.set(.string("x"), at: path, in: id) else { return }
    let edited = SourceText(name: "edited", buffer: ByteBuffer(bytes(of: table)))
    precondition((try? RecordTable(parsing: edited)) != nil, "an edit breaks the file")
    table.replace(id, with: former)
    precondition(bytes(of: table).elementsEqual(input), "undoing leaves other bytes")
  }

  private static func bytes(of table: RecordTable) -> [UInt8] {
    var written: [UInt8] = []
    table.write { written.append(contentsOf: $0) }
    return written
  }

  private static func plist(_ input: UnsafeBufferPointer<UInt8>) {
    let source = SourceText(name: "fuzz.plist", buffer: ByteBuffer(input))
    _ = try? PlistParser.parse(source)
    _ = FormDecoder(cells: []).decode(source)
  }

  /// Nothing that is not encrypted by somebody who knows the key can be opened.
  private static func age(_ input: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(input)
    _ = try? IdentityFile.identities(bytes)
    _ = try? RecipientsFile.recipients(bytes)
    guard let envelope = try? AgeEnvelope(bytes), !envelope.needsPassphrase else { return }
    let opened = try? envelope.open(AgeCredentials())
    precondition(opened == nil, "a file is opened without a key")
  }

  /// A path's plain form reads as the same path.
  private static func path(_ input: UnsafeBufferPointer<UInt8>) {
    guard let path = try? ValuePath(String(decoding: input, as: UTF8.self)) else { return }
    let again = try? ValuePath(path.description)
    precondition(again == path, "a path changes when it is written")
  }

  private static func template(_ input: UnsafeBufferPointer<UInt8>) {
    _ = try? Template(String(decoding: input, as: UTF8.self))
  }

  /// The first line is a pattern, the rest a text: a text that matches is never called impossible.
  private static func pattern(_ input: UnsafeBufferPointer<UInt8>) {
    let parts = input.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    guard parts.count == 2,
      let pattern = try? RowPattern(String(decoding: parts[0], as: UTF8.self))
    else { return }
    let text = String(decoding: parts[1], as: UTF8.self)
    if let sample = pattern.slowSample() {
      precondition(sample.length <= RowPattern.trialLength, "a text to try is too long")
    }
    let typing = pattern.judge(typing: text)
    guard pattern.matches(text) == .match, case .impossible = typing else { return }
    preconditionFailure("a text that matches is called impossible")
  }

  /// The first line is an expression, the rest a record: its plain form reads as the same expression, which can be
  /// evaluated and explained.
  private static func expression(_ input: UnsafeBufferPointer<UInt8>) {
    let parts = input.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    guard let first = parts.first,
      let expression = try? Expression(String(decoding: first, as: UTF8.self))
    else { return }
    let again = try? Expression(expression.description)
    precondition(again == expression, "an expression changes when it is written")
    let record = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "{}"
    guard let record = try? JSONSlice(parsing: record) else { return }
    let scope = FuzzScope(record: record)
    let result = expression.result(in: scope)
    precondition(expression.result(in: scope) == result, "an expression has two results")
    _ = expression.explanation(in: scope, masking: { _ in nil })
  }
}

/// A record in which every path begins.
private struct FuzzScope: ExpressionScope {
  let record: JSONSlice
  let index: Int? = 1
  let today = "2026-11-22"
  let now = "2026-11-22T09:30"

  func value(of reference: ExpressionReference) -> JSONSlice? {
    if case .found(let slice) = record.lookup(reference.path.steps) { slice } else { nil }
  }
}
