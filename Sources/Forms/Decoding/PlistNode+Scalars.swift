import JSONText
import PlistText
import Texts
import Values

extension PlistNode {
  var shown: Sentence {
    switch content {
    case .string(let text): Sentence { $0.foundString(TextQuoting.shown(text)) }
    case .integer(let number): Sentence { $0.foundInteger(String(number)) }
    case .bigInteger(let text): Sentence { $0.foundInteger(text) }
    case .real(let number): Sentence { $0.foundReal(String(number)) }
    case .bool(let bool): Sentence { $0.foundBool(bool ? "YES" : "NO") }
    case .date(let text): Sentence { $0.foundDate(text) }
    case .data: Sentence { $0.foundData }
    case .array: Sentence { $0.foundArray }
    case .dictionary: Sentence { $0.foundDictionary }
    case .uid: Sentence { $0.foundUID }
    }
  }

  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  var isContainer: Bool {
    switch content {
    case .array, .dictionary: true
    case .string, .integer, .bigInteger, .real, .bool, .date, .data, .uid: false
    }
  }

  /// The text of a whole number of any size, or of a string that is one.
  var wholeNumber: String? {
    switch content {
    case .integer(let number): return String(number)
    case .bigInteger(let text): return text
    case .string(let text):
      let text = Words.trimmed(text)
      let digits =
        text.hasPrefix("-") || text.hasPrefix("+") ? text.utf8.dropFirst() : text.utf8[...]
      return !digits.isEmpty && digits.allSatisfy { 48...57 ~= $0 } ? text : nil
    default: return nil
    }
  }

  /// A Bool, one of the six words for it, or the integers 1 and 0.
  var bool: Bool? {
    switch content {
    case .bool(let bool): bool
    case .integer(1): true
    case .integer(0): false
    case .string(let text): JSONValue.bool(formWord: text)
    default: nil
    }
  }

  /// A scalar as JSON; nil for containers and what JSON has no number for.
  var scalar: JSONValue? {
    switch content {
    case .string(let text): .string(text)
    case .integer(let number): .number(String(number))
    case .bigInteger(let text): .number(text)
    case .real(let number): number.isFinite ? .number(number.description) : nil
    case .bool(let bool): .bool(bool)
    case .date(let text): .string(Self.day(text))
    case .data, .array, .dictionary, .uid: nil
    }
  }

  var scalarText: String? { scalar?.plainText }

  /// XML property lists write a day as midnight UTC.
  private static func day(_ date: String) -> String {
    let midnight = "T00:00:00Z"
    return date.hasSuffix(midnight) ? String(date.dropLast(midnight.count)) : date
  }
}
