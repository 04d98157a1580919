import Values

/// A name with hyphens, `first-name`, which an expression parses as a difference.
package struct HyphenatedName: Hashable, Sendable {
  /// True after a `$`: a row's identifier.
  package let isIdentifier: Bool
  /// Name without the `$`.
  package let text: String
}

extension Expression {
  /// Possible names with hyphens: names and digits with only hyphens and points between them, and beginnings of them.
  /// Without duplicates, longer ones first. O(n).
  package var hyphenatedNames: [HyphenatedName] {
    guard text.utf8.contains(UInt8(ascii: "-")) else { return [] }
    var scanner = HyphenScanner(text)
    var seen: Set<HyphenatedName> = []
    return scanner.words.flatMap { $0.beginnings }.filter { seen.insert($0).inserted }
  }
}

extension HyphenatedName {
  /// Maximum number of parts of a word that is considered.
  private static let mostParts = 8

  /// The word, and its beginnings up to each hyphen after the first.
  fileprivate var beginnings: [HyphenatedName] {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (2...Self.mostParts).contains(parts.count) else { return [] }
    return (2...parts.count).reversed().map {
      HyphenatedName(isIdentifier: isIdentifier, text: parts.prefix($0).joined(separator: "-"))
    }
  }
}

private struct HyphenScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var words: [HyphenatedName] {
    mutating get {
      var words: [HyphenatedName] = []
      while position < scalars.count {
        let scalar = scalars[position]
        if "'\"`".unicodeScalars.contains(scalar) {
          skipQuoted(scalar)
        } else if Self.begins(scalar) {
          let before = position > 0 ? scalars[position - 1] : " "
          let word = word()
          guard word.contains("-"), before != "@", before != "." else { continue }
          words.append(HyphenatedName(isIdentifier: before == "$", text: word))
        } else {
          position += 1
        }
      }
      return words
    }
  }

  private mutating func skipQuoted(_ quote: Unicode.Scalar) {
    position += 1
    while position < scalars.count, scalars[position] != quote {
      position += scalars[position] == "\\" ? 2 : 1
    }
    position += 1
  }

  /// Reads names, digits and indices, with a point or a hyphen between two of them.
  private mutating func word() -> String {
    let start = position
    while position < scalars.count {
      let next = position + 1 < scalars.count ? scalars[position + 1] : " "
      let joins = ".-".unicodeScalars.contains(scalars[position]) && next.properties.isXIDContinue
      guard joins || Self.goesOn(scalars[position]) else { break }
      position += 1
    }
    return String(scalars: scalars[start..<position])
  }

  private static func begins(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDStart
  }

  private static func goesOn(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "[" || scalar == "]" || scalar.properties.isXIDContinue
  }
}
