/// Why a pattern does not compile.
extension Texts {
  package var calloutsNotAllowed: String { say("callouts are not allowed here") }
  /// `code` is that of PCRE2, `message` what its library says in English.
  package func patternError(_ code: Int, _ message: String) -> String {
    guard let translation = language.translation else { return message }
    let named = Message(stringLiteral: "PCRE2 error \(code)")
    return translation.text(of: named) ?? say("PCRE2 error \(code): \(message)")
  }
}
