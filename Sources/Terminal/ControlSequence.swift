import Screen

/// One complete CSI or SS3 sequence and what it stands for (xterm's ctlseqs, "PC-Style Function Keys").
struct ControlSequence {
  private let prefix: UInt8?
  private let numbers: [Int]
  private let final: UInt8
  private let isSS3: Bool

  init(parameters: ArraySlice<UInt8>, final: UInt8, isSS3: Bool) {
    var digits = parameters
    prefix = digits.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    if prefix != nil { digits = digits.dropFirst() }
    numbers = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      // A sub-parameter (kitty's `97:65`) adds nothing here.
      $0.prefix { (0x30...0x39).contains($0) }.prefix(7).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    self.final = final
    self.isSS3 = isSS3
  }

  var beginsPaste: Bool { !isSS3 && prefix == nil && final == 0x7E && numbers.first == 200 }

  /// What it stands for; nil for what nobody here knows.
  var event: InputEvent? {
    if prefix == UInt8(ascii: "<") {
      guard final == UInt8(ascii: "M"), numbers.count >= 3 else { return nil }
      return Self.mouse(button: numbers[0], column: numbers[1], line: numbers[2])
    }
    guard prefix == nil else { return nil }
    return key.map { .key($0) }
  }

  /// A press of the first button or a turn of the wheel; places are counted from 1.
  static func mouse(button: Int, column: Int, line: Int) -> InputEvent? {
    let point = Point(x: max(0, column - 1), y: max(0, line - 1))
    // Shift, meta and control are 4, 8 and 16; movement is 32.
    switch button & ~0b11100 {
    case 0: return .mouse(MouseEvent(action: .press, point: point))
    case 64: return .mouse(MouseEvent(action: .wheelUp, point: point))
    case 65: return .mouse(MouseEvent(action: .wheelDown, point: point))
    default: return nil
    }
  }

  private var key: KeyPress? {
    if final == UInt8(ascii: "~") { return numberedKey }
    if final == UInt8(ascii: "u"), !isSS3 { return codeKey(numbers.first, modifiers(at: 1)) }
    let modifiers = modifiers(at: max(0, numbers.count - 1))
    if let key = Self.letters[final] {
      return KeyPress(key, modifiers)
    }
    if isSS3 { return keypadKey(modifiers) }
    if final == UInt8(ascii: "Z") { return KeyPress(.backTab) }
    if let key = Self.rxvtArrows[final] { return KeyPress(key, .shift) }
    return nil
  }

  private var numberedKey: KeyPress? {
    guard let number = numbers.first else { return nil }
    if number == 27 {  // modifyOtherKeys: CSI 27 ; modifiers ; code ~
      return numbers.count == 3 ? codeKey(numbers[2], modifiers(at: 1)) : nil
    }
    return Self.numbered[number].map { KeyPress($0, modifiers(at: 1)) }
  }

  private func codeKey(_ code: Int?, _ modifiers: KeyPress.Modifiers) -> KeyPress? {
    guard let code, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else {
      return nil
    }
    switch code {
    case 9: return modifiers.contains(.shift) ? KeyPress(.backTab) : KeyPress(.tab, modifiers)
    case 13: return KeyPress(.enter, modifiers)
    case 27: return KeyPress(.escape, modifiers)
    case 8, 127: return KeyPress(.backspace, modifiers)
    case 0..<32, 0x80..<0xA0, 0xE000...0xF8FF: return nil
    default:
      let text = modifiers.contains(.control) ? String(scalar).lowercased() : String(scalar)
      return text.first.map { KeyPress(.character($0), modifiers.subtracting(.shift)) }
    }
  }

  private func keypadKey(_ modifiers: KeyPress.Modifiers) -> KeyPress? {
    switch final {
    case UInt8(ascii: "M"): return KeyPress(.enter, modifiers)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Self.rxvtArrows[final].map { KeyPress($0, .control) }
    case UInt8(ascii: "j")...UInt8(ascii: "y"):  // * + , - . / 0 … 9
      return KeyPress(.character(Character(Unicode.Scalar(final - 0x40))), modifiers)
    case UInt8(ascii: "X"): return KeyPress(.character("="), modifiers)
    default: return nil
    }
  }

  private func modifiers(at place: Int) -> KeyPress.Modifiers {
    guard place < numbers.count, numbers[place] > 1 else { return [] }
    let bits = numbers[place] - 1
    var modifiers: KeyPress.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.meta) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  private static let letters: [UInt8: KeyPress.Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let rxvtArrows: [UInt8: KeyPress.Key] = [
    UInt8(ascii: "a"): .up, UInt8(ascii: "b"): .down, UInt8(ascii: "c"): .right,
    UInt8(ascii: "d"): .left,
  ]

  private static let numbered: [Int: KeyPress.Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]
}
