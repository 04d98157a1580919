/// A date pattern such as `yyyy-MM-dd`: letters of Unicode's UTS 35, quoted text, and other characters as they are.
package struct DatePattern: Hashable, Sendable {
  enum Field: Hashable {
    case text(String)
    case symbol(Unicode.Scalar, count: Int)
  }
  let fields: [Field]
  /// The original pattern; empty if generated.
  package let source: String

  /// The pattern with all digits of the year, which determine the century.
  package var withWholeYear: DatePattern {
    DatePattern(
      fields: fields.map { field in
        guard case .symbol(let symbol, 2) = field, symbol == "y" || symbol == "u" else {
          return field
        }
        return .symbol(symbol, count: 4)
      })
  }

  init(fields: [Field]) {
    self.fields = fields
    source = ""
  }

  /// Nil if the pattern has an unknown letter; `firstUnknown` returns it.
  package init?(_ pattern: String) {
    guard let fields = Self.fields(of: pattern),
      fields.allSatisfy({ field in
        if case .symbol(let symbol, _) = field { Self.symbols.contains(symbol) } else { true }
      })
    else { return nil }
    self.fields = fields
    source = pattern
  }

  /// The first letter of a pattern that is not understood.
  package static func firstUnknown(in pattern: String) -> Character? {
    (fields(of: pattern) ?? []).lazy.compactMap { field in
      guard case .symbol(let symbol, _) = field, !symbols.contains(symbol) else { return nil }
      return Character(symbol)
    }.first
  }

  /// True if the last quote of a pattern is not closed: a text between quotes has two, and so has each quote in it.
  package static func hasOpenQuote(in pattern: String) -> Bool {
    pattern.unicodeScalars.count { $0 == "'" } % 2 == 1
  }

  private static func fields(of pattern: String) -> [Field]? {
    var fields: [Field] = []
    var rest = Substring(pattern).unicodeScalars
    while let first = rest.first {
      if first == "'" {
        fields.append(.text(quoted(&rest)))
      } else if first.isASCII, first.properties.isAlphabetic {
        let run = rest.prefix { $0 == first }
        fields.append(.symbol(first, count: run.count))
        rest = rest.dropFirst(run.count)
      } else {
        fields.append(.text(String(rest.removeFirst())))
      }
    }
    return fields
  }

  /// Reads text between quotes; two quotes are one, inside and alone.
  private static func quoted(_ rest: inout Substring.UnicodeScalarView) -> String {
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    var text = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      guard next == "'" else {
        text.append(next)
        continue
      }
      guard rest.first == "'" else { break }
      text.append(rest.removeFirst())
    }
    return String(text)
  }

  /// Letters of years, months, days, weekdays, hours, minutes, seconds and their fractions,
  /// halves of the day, offsets from UTC.
  private static let symbols = Set("yuMLdEcHhKkmsSabBxXZ".unicodeScalars)

  // MARK: What it has

  private func has(_ letters: String) -> Bool {
    fields.contains { field in
      if case .symbol(let symbol, _) = field {
        letters.unicodeScalars.contains(symbol)
      } else {
        false
      }
    }
  }

  package var showsDay: Bool { has("yuMLdEc") }
  package var showsTime: Bool { has("HhKkmsSabB") }
  package var hasNames: Bool {
    has("EcabB")
      || fields.contains { field in
        if case .symbol(let symbol, let count) = field {
          count > 2 && "ML".unicodeScalars.contains(symbol)
        } else {
          false
        }
      }
  }
  var showsOffset: Bool { has("xXZ") }
  package var determinesDay: Bool {
    has("ML") && has("d")
      && fields.contains { field in
        if case .symbol(let symbol, let count) = field {
          "yu".unicodeScalars.contains(symbol) && count != 2
        } else {
          false
        }
      }
  }
  package var determinesTime: Bool { (has("Hk") || has("hK") && has("abB")) && has("m") }
  /// True if a text in this pattern identifies one day, one minute or both, and contains nothing else.
  package func determines(_ mode: DateMode) -> Bool {
    switch mode {
    case .date: determinesDay && !showsTime
    case .time: determinesTime && !showsDay
    case .dateAndTime: determinesDay && determinesTime
    }
  }
}
