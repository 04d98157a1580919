extension EnglishTexts {
  package var calloutsNotAllowed: String { "callouts are not allowed here" }
  package func patternError(_ code: Int, _ message: String) -> String { message }
}
