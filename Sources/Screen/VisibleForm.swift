import CUTF8Proc

/// Visible forms of clusters that are invisible, move the cursor or reorder the line.
enum VisibleForm {
  /// The form of a cluster; nil if it is drawn as it is.
  static func of(_ scalars: some Sequence<Unicode.Scalar>) -> String? {
    var iterator = scalars.makeIterator()
    guard let first = iterator.next(), needsForm(first.value) || hidesText(scalars) else {
      return nil
    }
    var form = ""
    var carriesMarks = false
    var scalar: Unicode.Scalar? = first
    while let current = scalar {
      if needsForm(current.value) || !carriesMarks {
        form += self.form(of: current)
        carriesMarks = !isInvisible(current.value)
      } else {
        form.unicodeScalars.append(current)
      }
      scalar = iterator.next()
    }
    return form
  }

  /// True if a cluster contains tag characters, which could carry hidden text: all but the flags of England, Scotland
  /// and Wales, the only ones that Unicode recommends for interchange.
  private static func hidesText(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    guard scalars.contains(where: { isTag($0.value) }) else { return false }
    return !flagsOfTags.contains { flag in scalars.lazy.map(\.value).elementsEqual(flag) }
  }

  /// Flags of England, Scotland and Wales: a black flag, the code of the country in tags, and
  /// the end tag.
  private static let flagsOfTags: [[UInt32]] = ["gbeng", "gbsct", "gbwls"].map { code in
    [0x1F3F4] + code.unicodeScalars.map { 0xE0000 + $0.value } + [0xE007F]
  }

  private static func isTag(_ scalar: UInt32) -> Bool { (0xE0000...0xE007F).contains(scalar) }

  private static func needsForm(_ scalar: UInt32) -> Bool {
    if scalar < 0x300 { return isInvisible(scalar) }
    return isInvisible(scalar) || isLoneJamo(scalar) || isMark(scalar)
  }

  private static func form(of scalar: Unicode.Scalar) -> String {
    let value = scalar.value
    if value < 0x20, let picture = Unicode.Scalar(0x2400 + value) {
      return String(Character(picture))
    }
    if value == 0x7F { return "\u{2421}" }
    if isByte(value) { return "\\x" + String(value & 0xFF, radix: 16, uppercase: true) }
    if isInvisible(value) {
      let digits = String(value, radix: 16, uppercase: true)
      return "‹U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "›"
    }
    // A mark or a jamo without its base gets a base to stand on.
    if isFinalJamo(value) { return "\u{115F}\u{1160}" + String(Character(scalar)) }
    if isLoneJamo(value) { return "\u{115F}" + String(Character(scalar)) }
    return isMark(value) ? "\u{25CC}" + String(Character(scalar)) : String(Character(scalar))
  }

  static func isInvisible(_ scalar: UInt32) -> Bool {
    if scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0) || scalar == 0xAD { return true }
    if scalar < 0x300 { return false }
    if isByte(scalar) { return true }
    if scalar & 0xFFFE == 0xFFFE || isListedInvisible(scalar) { return true }
    switch ScalarWidth.category(scalar) {
    case UTF8PROC_CATEGORY_CF: return ScalarWidth.of(scalar) == 0
    case UTF8PROC_CATEGORY_ZL, UTF8PROC_CATEGORY_ZP: return true
    default: return false
    }
  }

  /// True if a scalar represents a byte of a file name that isn't UTF-8 (`SystemPath`).
  private static func isByte(_ scalar: UInt32) -> Bool { scalar >= 0x10FF80 }

  /// True for joiners, variation selectors and unassigned code points, as Unicode lists them.
  private static func isListedInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x034F, 0x17B4, 0x17B5, 0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    case 0xE0000...0xE007F: true
    case 0xFDD0...0xFDEF: true
    case 0xD7C7...0xD7CA, 0xD7FC...0xD7FF: true  // no jamo yet, but among them
    default: false
    }
  }

  private static func isLoneJamo(_ scalar: UInt32) -> Bool {
    (0x1160...0x11FF).contains(scalar) || (0xD7B0...0xD7FF).contains(scalar)
  }

  private static func isFinalJamo(_ scalar: UInt32) -> Bool {
    (0x11A8...0x11FF).contains(scalar) || (0xD7CB...0xD7FF).contains(scalar)
  }

  private static func isMark(_ scalar: UInt32) -> Bool {
    let category = ScalarWidth.category(scalar)
    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME
  }
}
