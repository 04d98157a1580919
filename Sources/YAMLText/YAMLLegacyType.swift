/// The types that YAML 1.1 gives to plain scalars that are texts in the core schema of 1.2: other programs may read them
/// so.
package enum YAMLLegacyType: Equatable, Sendable {
  /// `yes`, `on`, `n`.
  case bool
  /// `0644`, `1_000`, `0b11`, and in base sixty `12:30`.
  case number
  /// `2026-11-30`.
  case date
  /// `<<` and `=`.
  case special

  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return nil }
    if Self.bools.contains(text) {
      self = .bool
    } else if text == "<<" || text == "=" {
      self = .special
    } else if first.isDigit || "+-.".utf8.contains(first) {
      if Self.isDate(bytes) {
        self = .date
      } else if Self.isNumber(bytes) {
        self = .number
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  private static let bools: Set<String> = {
    let words = ["y", "n", "yes", "no", "on", "off"]
    return Set(
      words + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        + words.map { $0.uppercased() })
  }()

  /// Four digits, and numbers of one or two digits after hyphens.
  private static func isDate(_ text: [UInt8]) -> Bool {
    let parts = text.prefix { $0.isDigit || $0 == UInt8(ascii: "-") }
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].count == 4 && (1...2).contains(parts[1].count)
      && (1...2).contains(parts[2].count)
  }

  /// Digits with what 1.1 allows among them: more texts than are numbers there.
  private static func isNumber(_ text: [UInt8]) -> Bool {
    var digits = text[...]
    if let sign = digits.first, "+-".utf8.contains(sign) { digits = digits.dropFirst() }
    if digits.starts(with: "0b".utf8) || digits.starts(with: "0x".utf8) {
      return digits.dropFirst(2).allSatisfy { $0.isHexDigit || $0 == UInt8(ascii: "_") }
    }
    return digits.contains(where: \.isDigit)
      && digits.allSatisfy { $0.isDigit || "_.:eE+-".utf8.contains($0) }
      && !digits.contains { "eE".utf8.contains($0) && digits.last == $0 }
      // Versions and addresses are texts everywhere.
      && digits.count { $0 == UInt8(ascii: ".") } < 2
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
