import JSONText
import SourceText
import Texts

/// Reads comma-separated values (RFC 4180): the first line has the names of the columns.
///
/// Semicolons and tabs separate as well, where the first line has more of them than commas.
struct DelimitedText {
  private let scalars: [Unicode.Scalar]
  private let separator: Unicode.Scalar
  private var place = 0
  private var line = 1
  private var lineStart = 0

  /// An object for each line, its values texts. O(n).
  static func records(in text: String) throws(ChoiceFileFault) -> JSONValue {
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

  private mutating func read() throws(ChoiceFileFault) -> JSONValue {
    guard !scalars.isEmpty else { return .array([]) }
    let names = try nextRecord()
    var records: [JSONValue] = []
    while place < scalars.count {
      let start = SourcePosition(line: line, column: 1)
      let fields = try nextRecord()
      // An empty line is nothing.
      if fields == [""] { continue }
      guard fields.count == names.count else {
        let (found, needed) = (fields.count, names.count)
        throw ChoiceFileFault(
          position: start, message: Sentence { $0.lineHasFields(found, of: needed) },
          advice: Sentence { $0.fieldsAsInHeading })
      }
      records.append(
        .object(zip(names, fields).map { JSONMember(name: $0, value: .string($1)) }))
    }
    return .array(records)
  }

  private mutating func nextRecord() throws(ChoiceFileFault) -> [String] {
    var fields = [try nextField()]
    while place < scalars.count, scalars[place] == separator {
      place += 1
      fields.append(try nextField())
    }
    if place < scalars.count { endLine() }
    return fields
  }

  private mutating func nextField() throws(ChoiceFileFault) -> String {
    var text = String.UnicodeScalarView()
    if place < scalars.count, scalars[place] == "\"" {
      try appendQuoted(to: &text)
    }
    while place < scalars.count, scalars[place] != separator, !isLineEnd(scalars[place]) {
      text.append(scalars[place])
      place += 1
    }
    return String(text)
  }

  private mutating func appendQuoted(
    to text: inout String.UnicodeScalarView
  ) throws(ChoiceFileFault) {
    let start = SourcePosition(line: line, column: place - lineStart + 1)
    place += 1
    while place < scalars.count {
      let scalar = scalars[place]
      if scalar == "\"" {
        guard place + 1 < scalars.count, scalars[place + 1] == "\"" else {
          place += 1
          return
        }
        place += 1
      }
      text.append(scalar)
      if scalar == "\n" {
        endLine()
      } else {
        place += 1
      }
    }
    throw ChoiceFileFault(position: start, message: Sentence { $0.quoteIsNotClosed })
  }

  private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  private mutating func endLine() {
    if scalars[place] == "\r", place + 1 < scalars.count, scalars[place + 1] == "\n" { place += 1 }
    place += 1
    line += 1
    lineStart = place
  }
}
