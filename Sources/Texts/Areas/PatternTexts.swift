/// Why a pattern does not compile.
package protocol PatternTexts {
  var calloutsNotAllowed: String { get }
  /// `code` is that of PCRE2, `message` what its library says in English.
  func patternError(_ code: Int, _ message: String) -> String
}
