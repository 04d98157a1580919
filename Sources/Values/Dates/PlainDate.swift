/// A typed date in the characters of ISO 8601, each with its index in the text: `２０２７ 年 2 月 3 日 15:30` becomes
/// `2027-2-3 15:30`, and `202702031530` becomes `2027-02-03 1530`.
struct PlainDate {
  private(set) var characters: [Character] = []
  /// Index in the text of each character.
  private(set) var indices: [Int] = []

  /// A character that may follow numbers of a date or a time is converted only there; elsewhere it stays as typed.
  init(_ text: String, mode: DateMode?) {
    let text = Array(text)
    for (index, character) in text.enumerated() {
      switch character {
      case "年" where endsNumber(1), "月" where endsNumber(2): end("-", at: index)
      case "日" where endsDay(text[(index + 1)...]), "号" where endsDay(text[(index + 1)...]),
        "號" where endsDay(text[(index + 1)...]):
        end(" ", at: index)
      case "时" where endsTime, "時" where endsTime, "点" where endsTime, "點" where endsTime:
        end(":", at: index)
        if text[(index + 1)...].allSatisfy(\.isBlank) {
          for zero in "00" { append(zero, at: index) }
        }
      case "分" where endsTime:
        dropBlanks()
        if text[(index + 1)...].contains(where: { !$0.isBlank }) { append(":", at: index) }
      case "秒" where endsTime: dropBlanks()
      case "年", "月", "日": append(character, at: index)
      case _ where character.isBlank && endsInSign: break
      default: append(TypedDate.plain(character) ?? character, at: index)
      }
      endsInSign =
        character.isBlank ? endsInSign : "年月日号號时時点點".contains(character) && !endsIn(character)
    }
    if endsInSign { dropBlanks() }
    if mode != .time { spellOutDigits() }
  }

  /// True if the last character that is not blank is a sign after a number.
  private var endsInSign = false

  /// True if the last character, as typed, is this one.
  private func endsIn(_ character: Character) -> Bool { characters.last == character }

  private mutating func append(_ character: Character, at index: Int) {
    characters.append(character)
    indices.append(index)
  }

  private mutating func removeLast() {
    characters.removeLast()
    indices.removeLast()
  }

  private mutating func dropBlanks() {
    while characters.last?.isBlank == true { removeLast() }
  }

  /// Ends a number, without the blanks after it.
  private mutating func end(_ separator: Character, at index: Int) {
    dropBlanks()
    append(separator, at: index)
  }

  /// True if the text so far ends in the `count`th number of a day: `2027-2` in the second.
  private func endsNumber(_ count: Int) -> Bool {
    let text = characters.reversed().drop { $0.isBlank }
    guard !endsInSign, text.first?.isNumber == true,
      text.allSatisfy({ $0.isNumber || "-/.".contains($0) })
    else {
      return false
    }
    return text.split { !$0.isNumber }.count == count
  }

  /// True if the text so far ends in a day. Three digits directly after it are not a time: they may be the year of
  /// another date.
  private func endsDay(_ rest: ArraySlice<Character>) -> Bool {
    endsNumber(3) && rest.prefix(while: \.isNumber).count <= 2
  }

  /// True if the text so far ends in a number of a time: after a day, or alone.
  private var endsTime: Bool {
    let text = characters.reversed().drop { $0.isBlank }
    return !endsInSign && text.first?.isNumber == true
      && text.prefix { $0.isNumber || $0 == ":" }.split { !$0.isNumber }.count <= 3
  }

  /// Inserts the separators of a day into eight digits, and a blank before the digits of a time.
  private mutating func spellOutDigits() {
    let count = characters.prefix { $0.isASCII && $0.isNumber }.count
    guard count >= 8 else { return }
    for (index, separator) in [(8, " "), (6, "-"), (4, "-")] as [(Int, Character)]
    where index < count {
      characters.insert(separator, at: index)
      indices.insert(indices[index], at: index)
    }
  }
}
