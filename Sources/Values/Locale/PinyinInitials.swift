/// Finds Chinese text by the initial letters of its Pinyin: `bj` finds 北京.
package enum PinyinInitials {
  /// Possible initials.
  package struct Query {
    /// Letters in ASCII, in lower case.
    private let letters: [UInt8]

    /// Nil for a text with other characters than ASCII letters and digits.
    package init?(_ typed: String) {
      let letters = Array(SearchText.folded(typed).utf8)
      guard letters.contains(where: PinyinInitials.isLetter),
        letters.allSatisfy(PinyinInitials.isLetterOrDigit)
      else { return nil }
      self.letters = letters
    }

    /// True if consecutive characters of a text have these initials; a single letter must be the first. O(text).
    package func isFound(in text: String) -> Bool {
      guard text.unicodeScalars.contains(where: PinyinInitials.isChinese) else { return false }
      let sounds = text.unicodeScalars.compactMap(Sound.init)
      let last = letters.count == 1 ? 0 : sounds.count - letters.count
      guard last >= 0, sounds.count >= letters.count else { return false }
      return (0...last).contains { start in
        let part = sounds[start..<start + letters.count]
        return part.contains(where: \.isChinese)
          && zip(part, letters).allSatisfy { $0.begins(with: $1) }
      }
    }

    /// True if a text begins with characters that have these initials. O(text).
    package func begins(_ text: String) -> Bool {
      let sounds = text.unicodeScalars.lazy.compactMap(Sound.init).prefix(letters.count)
      return sounds.count == letters.count && sounds.contains(where: \.isChinese)
        && zip(sounds, letters).allSatisfy { $0.begins(with: $1) }
    }
  }

  private struct Sound {
    let isChinese: Bool
    /// Letter in lower case; 0 if unknown.
    private let letter: UInt8
    /// The initials of other readings.
    private let others: String.UTF8View

    /// Nil for blanks and punctuation, which are skipped.
    init?(_ scalar: Unicode.Scalar) {
      isChinese = PinyinInitials.isChinese(scalar)
      if isChinese {
        letter = PinyinInitials.initial(of: scalar)
        others = (PinyinInitials.otherReadings[scalar] ?? "").utf8
      } else {
        guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
          return nil
        }
        letter =
          scalar.isASCII ? UInt8(scalar.value) | (scalar.properties.isAlphabetic ? 0x20 : 0) : 0
        others = "".utf8
      }
    }

    func begins(with other: UInt8) -> Bool { letter == other || others.contains(other) }
  }

  // MARK: Characters

  private static func isChinese(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3007, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF: true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func initial(of scalar: Unicode.Scalar) -> UInt8 {
    usual.contains(scalar.value)
      ? initials[Int(scalar.value - usual.lowerBound)] : order?.initial(of: scalar) ?? 0
  }

  /// The characters with an entry in the table: all but rare ones.
  private static let usual: ClosedRange<UInt32> = 0x4E00...0x9FFF

  private static let initials: [UInt8] = usual.map { value in
    Unicode.Scalar(value).flatMap { order?.initial(of: $0) } ?? 0
  }

  private static let order = PinyinOrder()

  /// Initials of readings that are usual in names of places and people, or in words, besides the reading that
  /// determines sorting.
  private static let otherReadings: [Unicode.Scalar: String] = [
    "阿": "ae", "蚌": "b", "秘": "bm", "便": "bp", "泊": "bp", "扁": "bp", "藏": "cz", "曾": "cz",
    "长": "cz",
    "朝": "cz", "车": "cj", "参": "cs", "传": "cz", "重": "cz", "臭": "cx", "畜": "cx", "乘": "cs",
    "盛": "cs",
    "种": "cz", "仇": "cq", "单": "cds", "查": "cz", "匙": "cs", "褚": "cz", "弹": "dt", "调": "dt",
    "提": "dt",
    "翟": "dz", "恶": "ew", "番": "fp", "否": "fp", "给": "gj", "贾": "gj", "夹": "gj", "咖": "gk",
    "会": "hk",
    "还": "hx", "行": "hx", "吓": "hx", "虹": "hj", "巷": "hx", "降": "jx", "解": "jx", "校": "jx",
    "系": "jx",
    "浚": "jx", "奇": "jq", "茄": "jq", "强": "jq", "圈": "jq", "卡": "kq", "壳": "kq", "隗": "kw",
    "乐": "ly",
    "率": "ls", "弄": "ln", "粘": "nz", "区": "oq", "朴": "p", "铅": "qy", "覃": "qt", "厦": "sx",
    "省": "sx",
    "宿": "sx", "歙": "sx", "莘": "sx", "折": "sz", "召": "sz", "识": "sz", "蔚": "wy", "尉": "wy",
    "荥": "xy",
    "轧": "yz",
  ]
}

/// The order of Chinese characters by Pinyin, with ICU's boundary characters at the beginning of each letter.
private struct PinyinOrder: Sendable {
  private let collator: TextCollator
  /// The sort keys of the boundaries from A to Z.
  private let marks: [[UInt8]]

  /// Nil if the system has no such order.
  init?() {
    let locale = FormLocale(numbers: "zh", times: "zh", collation: "zh")
    guard let collator = TextCollator(locale) else { return nil }
    self.collator = collator
    // U+FDD0 and the letter.
    marks = Self.letters.map { letter in
      collator.key(of: String(decoding: [0xEF, 0xB7, 0x90, letter], as: UTF8.self))
    }
  }

  /// The letter of the last boundary before a character; 0 if there is none. O(1).
  func initial(of scalar: Unicode.Scalar) -> UInt8 {
    let key = collator.key(of: String(scalar))
    let index = marks.lastIndex { !key.lexicographicallyPrecedes($0) }
    return index.map { Self.letters[$0] | 0x20 } ?? 0
  }

  private static let letters = Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
}
