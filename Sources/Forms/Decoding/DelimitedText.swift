import PlistText
import SourceText
import Texts

/// Reads comma-separated values (RFC 4180): the first line has the names of the columns.
///
/// Semicolons and tabs separate as well, where the first line has more of them than commas.
struct DelimitedText {
  private struct Field {
    let text: String
    let position: SourcePosition
  }

  private let scalars: [Unicode.Scalar]
  private let separator: Unicode.Scalar
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  /// An array with a dictionary for each line, its values texts. O(n).
  static func records(in text: String) throws(ChoiceFileFault) -> PlistNode {
    var reader = DelimitedText(text)
    return try reader.read()
  }

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    let first = scalars.prefix { $0 != "\n" && $0 != "\r" }
    func count(_ sign: Unicode.Scalar) -> Int { first.count { $0 == sign } }
    separator =
      [";", "\t"].first { count($0) > count(",") } ?? ","
  }

  private mutating func read() throws(ChoiceFileFault) -> PlistNode {
    let whole = SourcePosition(line: 1, column: 1)
    guard !scalars.isEmpty else { return PlistNode(content: .array([]), position: whole) }
    let names = try nextRecord()
    var records: [PlistNode] = []
    while offset < scalars.count {
      let start = SourcePosition(line: line, column: 1)
      let fields = try nextRecord()
      // An empty line is nothing.
      if fields.map(\.text) == [""] { continue }
      guard fields.count == names.count else {
        let (found, needed) = (fields.count, names.count)
        throw ChoiceFileFault(
          position: start, message: Sentence { $0.lineHasFields(found, of: needed) },
          advice: Sentence { $0.fieldsAsInHeading })
      }
      let entries = zip(names, fields).map { name, field in
        PlistEntry(
          key: name.text, keyPosition: name.position,
          value: PlistNode(content: .string(field.text), position: field.position))
      }
      records.append(PlistNode(content: .dictionary(entries), position: start))
    }
    return PlistNode(content: .array(records), position: whole)
  }

  private mutating func nextRecord() throws(ChoiceFileFault) -> [Field] {
    var fields = [try nextField()]
    while offset < scalars.count, scalars[offset] == separator {
      offset += 1
      fields.append(try nextField())
    }
    if offset < scalars.count { endLine() }
    return fields
  }

  private mutating func nextField() throws(ChoiceFileFault) -> Field {
    let start = position
    var text = String.UnicodeScalarView()
    if offset < scalars.count, scalars[offset] == "\"" {
      try appendQuoted(to: &text)
    }
    while offset < scalars.count, scalars[offset] != separator, !isLineEnd(scalars[offset]) {
      text.append(scalars[offset])
      offset += 1
    }
    return Field(text: String(text), position: start)
  }

  private var position: SourcePosition {
    SourcePosition(line: line, column: offset - lineStart + 1)
  }

  private mutating func appendQuoted(
    to text: inout String.UnicodeScalarView
  ) throws(ChoiceFileFault) {
    let start = position
    offset += 1
    while offset < scalars.count {
      let scalar = scalars[offset]
      if scalar == "\"" {
        guard offset + 1 < scalars.count, scalars[offset + 1] == "\"" else {
          offset += 1
          return
        }
        offset += 1
      }
      text.append(scalar)
      if scalar == "\n" {
        endLine()
      } else {
        offset += 1
      }
    }
    throw ChoiceFileFault(position: start, message: Sentence { $0.quoteIsNotClosed })
  }

  private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  private mutating func endLine() {
    if scalars[offset] == "\r", offset + 1 < scalars.count, scalars[offset + 1] == "\n" {
      offset += 1
    }
    offset += 1
    line += 1
    lineStart = offset
  }
}
