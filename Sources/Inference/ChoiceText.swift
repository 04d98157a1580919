import Values

/// Detects repeated texts that are suitable as choices: neither free text nor dates and times.
enum ChoiceText {
  static func isOne(_ text: String) -> Bool {
    text.utf8.count <= longest && !text.utf8.contains(0x0A) && !isSentence(text)
      && !isDate(text)
  }

  /// True if a member contains free text by its name, even if some texts are equal so far.
  static func isNameOfFreeText(_ name: String) -> Bool {
    guard let last = Words.parts(of: name).last?.lowercased() else { return false }
    return names.contains(last) || endings.contains(where: last.hasSuffix)
  }

  /// Limit in UTF-8 bytes of a text that is chosen rather than typed.
  private static let longest = 30
  /// Limit of words: a text with more of them is a sentence.
  private static let mostWords = 3

  private static func isSentence(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).count > mostWords
      || text.last.map("!?…。！？".contains) ?? false
  }

  /// True for a date, a time or both, in any notation: `01.02.2026`, `3 Feb 2026`, `10:30 AM`, `2026年2月1日`.
  private static func isDate(_ text: String) -> Bool {
    if DateText(text) != nil { return true }
    guard text.utf8.contains(where: { 48...57 ~= $0 }) else { return false }
    let words = text.lowercased().split { !$0.isLetter }
    return words.contains { months.contains(String($0)) } || beginsWithDate(text)
      || hasChineseDate(text)
  }

  /// `2026-02`, `2026/2/1`, `1.2.2026`, `02/2026`, `1/2/26`, `20260201`, `10:30`, with anything after them.
  private static func beginsWithDate(_ text: String) -> Bool {
    let numbers = leadingNumbers(text)
    let lengths = numbers.map(\.digits.count) + [0, 0, 0]
    let separators = numbers.map(\.next) + [nil, nil, nil]
    let (first, second, third) = (lengths[0], lengths[1], lengths[2])
    let isShort = 1...2 ~= first
    let isTwice = separators[1] == separators[0]
    return switch separators[0] {
    case "-", "/", ".":
      first == 4 && 1...2 ~= second && (isTwice || separators[1] == nil)
        || isShort && second == 4
        || isShort && 1...2 ~= second && isTwice && third == 4
        || isShort && 1...2 ~= second && isTwice && third == 2 && separators[0] == "/"
    case ":": isShort && second == 2
    case nil, "T": first == 8 && isDay(numbers[0].digits)
    default: false
    }
  }

  /// Numbers at the beginning of a text, at most three, and the character after each.
  private static func leadingNumbers(
    _ text: String
  ) -> [(digits: Substring.UTF8View, next: Character?)] {
    var found: [(digits: Substring.UTF8View, next: Character?)] = []
    var rest = text[...]
    while found.count < 3 {
      let digits = rest.utf8.prefix { 48...57 ~= $0 }
      guard !digits.isEmpty else { break }
      rest = rest[digits.endIndex...]
      found.append((digits, rest.popFirst()))
    }
    return found
  }

  /// True if eight digits are a day of the last century or of this one.
  private static func isDay(_ digits: Substring.UTF8View) -> Bool {
    guard let number = Int(String(digits) ?? "") else { return false }
    return 1900...2099 ~= number / 10000 && 1...12 ~= number / 100 % 100 && 0...39 ~= number % 100
  }

  /// True if the sign of a year or a month follows a number.
  private static func hasChineseDate(_ text: String) -> Bool {
    var mayFollow = false
    for character in text {
      if mayFollow, character == "年" || character == "月" { return true }
      mayFollow = character.isASCII && character.isNumber || mayFollow && character == " "
    }
    return false
  }

  private static let months: Set<String> = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
    "sept", "oct", "nov", "dec", "januar", "februar", "märz", "mai", "juni", "juli", "oktober",
    "dezember", "mär", "okt", "dez",
  ]

  /// Last words of the names of members with free text.
  private static let names: Set<String> = [
    "note", "notes", "comment", "comments", "remark", "remarks", "description", "descriptions",
    "summary", "message", "messages", "memo", "bio", "text", "body", "content", "details",
    "feedback", "notiz", "notizen", "kommentar", "kommentare", "bemerkung", "bemerkungen",
    "anmerkung", "anmerkungen", "beschreibung", "nachricht",
  ]
  /// Endings of Chinese names: note, remark, description, comment, message, content, summary.
  private static let endings = [
    "备注", "備註", "说明", "說明", "描述", "评论", "評論", "留言", "内容", "內容", "简介", "簡介", "摘要",
  ]
}
