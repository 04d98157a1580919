import Values

/// Which texts that repeat are worth choosing from: neither what is written freely, nor dates and times.
enum ChoiceText {
  /// Whether a text could be one of a few.
  static func isOne(_ text: String) -> Bool {
    text.utf8.count <= longest && !text.utf8.contains(0x0A) && !isSentence(text)
      && !isDate(text)
  }

  /// Whether a member has texts that everyone writes differently, even where some are the same so far.
  static func isNameOfFreeText(_ name: String) -> Bool {
    guard let last = Words.parts(of: name).last?.lowercased() else { return false }
    return names.contains(last) || endings.contains(where: last.hasSuffix)
  }

  /// Bytes of a text that is chosen rather than typed.
  private static let longest = 30
  /// More words are a sentence.
  private static let mostWords = 3

  private static func isSentence(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).count > mostWords
      || text.last.map("!?…。！？".contains) ?? false
  }

  /// Whether a text is a date, a time or both, in whatever notation: `01.02.2026`, `3 Feb 2026`, `10:30 AM`, `2026年2月1日`.
  private static func isDate(_ text: String) -> Bool {
    if DateText(text) != nil { return true }
    guard text.utf8.contains(where: { 48...57 ~= $0 }) else { return false }
    let words = text.lowercased().split { !$0.isLetter }
    return words.contains { months.contains(String($0)) }
      || text.firstMatch(of: /^[0-9]{4}([\-\/.])[0-9]{1,2}(\1|$)/) != nil
      || text.firstMatch(of: /^[0-9]{1,2}([\-\/.])([0-9]{1,2}\1)?[0-9]{4}($|[^0-9])/) != nil
      || text.firstMatch(of: /^[0-9]{1,2}\/[0-9]{1,2}\/[0-9]{2}($|[^0-9])/) != nil
      || text.firstMatch(of: /^(19|20)[0-9]{2}(0[1-9]|1[0-2])[0-3][0-9]($|T)/) != nil
      || text.firstMatch(of: /^[0-9]{1,2}:[0-9]{2}($|[^0-9])|[0-9] ?[年月]/) != nil
  }

  /// Names of months in English and German, whole and short.
  private static let months: Set<String> = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
    "sept", "oct", "nov", "dec", "januar", "februar", "märz", "mai", "juni", "juli", "oktober",
    "dezember", "mär", "okt", "dez",
  ]

  /// The last words of names of free texts.
  private static let names: Set<String> = [
    "note", "notes", "comment", "comments", "remark", "remarks", "description", "descriptions",
    "summary", "message", "messages", "memo", "bio", "text", "body", "content", "details",
    "feedback", "notiz", "notizen", "kommentar", "kommentare", "bemerkung", "bemerkungen",
    "anmerkung", "anmerkungen", "beschreibung", "nachricht",
  ]
  /// What a name in Chinese ends with: note, remark, description, comment, message, content, summary.
  private static let endings = [
    "备注", "備註", "说明", "說明", "描述", "评论", "評論", "留言", "内容", "內容", "简介", "簡介", "摘要",
  ]
}
