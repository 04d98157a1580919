import Texts

/// In tests a sentence is what it says in English.
extension Sentence: ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation, CustomStringConvertible
{
  package init(stringLiteral text: String) { self.init(verbatim: text) }

  package var description: String { english }

  package var isEmpty: Bool { english.isEmpty }
  package func contains(_ part: String) -> Bool { english.contains(part) }
  package func hasPrefix(_ part: String) -> Bool { english.hasPrefix(part) }
  package func hasSuffix(_ part: String) -> Bool { english.hasSuffix(part) }
}
