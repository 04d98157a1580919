import Rules
import SourceText
import Values

/// A word to search for: its case and its accents count if it was typed with some.
struct SearchWord: Hashable, Sendable {
  let folded: [UInt8]
  private let keepsCase: Bool
  private let keepsAccents: Bool
  private let exact: [UInt8]

  init(_ typed: String) {
    folded = FoldTable.folded(typed)
    keepsCase = typed.unicodeScalars.contains { $0.properties.isUppercase }
    keepsAccents = SearchText.hasAccents(typed)
    exact = Array(
      SearchText.folded(typed, keepingCase: keepsCase, keepingAccents: keepsAccents).utf8)
  }

  /// True if a text with the folded word may still not match.
  var isExact: Bool { keepsCase || keepsAccents }

  func occurs(in text: String) -> Bool {
    let shown = SearchText.folded(text, keepingCase: keepsCase, keepingAccents: keepsAccents)
    return Array(shown.utf8).withUnsafeBytes { text in
      exact.withUnsafeBytes { ByteSearch.contains(text, $0) }
    }
  }

  /// The words of a typed text; double quotes make one word. An unclosed quote ends with the text.
  static func words(in typed: String) -> [SearchWord] {
    QueryText.pieces(of: typed).map(\.text).filter { !$0.isEmpty }.map { SearchWord($0) }
  }
}
