import Screen

/// One complete CSI or SS3 sequence and its meaning: xterm's ctlseqs, "PC-Style Function Keys", and the keyboard
/// protocol of kitty, which a previous program may have left on.
struct ControlSequence {
  private let prefix: UInt8?
  /// Parameters, each with its sub-parameters: kitty's `97:65`.
  private let parameters: [[Int]]
  private var numbers: [Int] { parameters.map { $0.first ?? 0 } }
  private let final: UInt8
  private let isSS3: Bool

  init(parameters: ArraySlice<UInt8>, final: UInt8, isSS3: Bool) {
    var digits = parameters
    prefix = digits.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    if prefix != nil { digits = digits.dropFirst() }
    self.parameters = digits.split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
        $0.prefix { (0x30...0x39).contains($0) }.prefix(7).reduce(0) { $0 * 10 + Int($1 - 0x30) }
      }
    }
    self.final = final
    self.isSS3 = isSS3
  }

  var beginsPaste: Bool { !isSS3 && prefix == nil && final == 0x7E && numbers.first == 200 }

  /// Events of the sequence; empty if it is unknown.
  var events: [InputEvent] {
    if prefix == UInt8(ascii: "<") {
      guard final == UInt8(ascii: "M"), numbers.count >= 3 else { return [] }
      return [Self.mouse(button: numbers[0], column: numbers[1], line: numbers[2])].compactMap(
        \.self)
    }
    guard prefix == nil, !isRelease else { return [] }
    if let text = typedText { return text.map { .key(KeyPress(.character($0))) } }
    return key.map { [.key($0)] } ?? []
  }

  /// True for the release of a key, which kitty's protocol may report: `CSI 97 ; 1 : 3 u`.
  private var isRelease: Bool {
    !isSS3 && parameters.count > 1 && parameters[1].dropFirst().first == 3
  }

  /// The text typed by a key, if kitty's protocol reports it: `CSI 50 ; 2 ; 64 u`. Nil for keys without text.
  private var typedText: String? {
    guard final == UInt8(ascii: "u"), !isSS3, parameters.count > 2 else { return nil }
    let scalars = parameters[2].compactMap { UInt32(exactly: $0).flatMap(Unicode.Scalar.init) }
    guard modifiers(at: 1).isSubset(of: .shift), !scalars.isEmpty,
      scalars.allSatisfy({ $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
    else { return nil }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A press of the first button or a turn of the wheel; columns and lines count from 1.
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
    if final == UInt8(ascii: "u"), !isSS3 { return kittyKey }
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

  /// Key of `CSI code : shifted code ; modifiers u`, with the code of the key without Shift.
  private var kittyKey: KeyPress? {
    guard let code = numbers.first else { return nil }
    let modifiers = modifiers(at: 1)
    if let key = Self.keypad[code] { return KeyPress(key, modifiers) }
    let isShifted = modifiers.contains(.shift) && !modifiers.contains(.control)
    if isShifted, let shifted = parameters[0].dropFirst().first, shifted > 0 {
      return codeKey(shifted, modifiers)
    }
    guard let key = codeKey(code, modifiers) else { return nil }
    guard isShifted, case .character(let character) = key.key else { return key }
    let capital = String(character).uppercased()
    return capital.count == 1
      ? KeyPress(.character(Character(capital)), key.modifiers) : key
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

  private func modifiers(at index: Int) -> KeyPress.Modifiers {
    guard index < numbers.count, numbers[index] > 1 else { return [] }
    let bits = numbers[index] - 1
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

  /// Keys of the keypad in kitty's protocol by their codes, from 57399 on.
  private static let keypad: [Int: KeyPress.Key] = {
    var keys: [Int: KeyPress.Key] = [
      57414: .enter, 57417: .left, 57418: .right, 57419: .up, 57420: .down, 57421: .pageUp,
      57422: .pageDown, 57423: .home, 57424: .end, 57425: .insert, 57426: .delete,
    ]
    for (index, character) in "0123456789./*-+".enumerated() {
      keys[57399 + index] = .character(character)
    }
    keys[57415] = .character("=")
    return keys
  }()

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
