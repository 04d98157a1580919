extension Double {
  /// A number in JSON's notation; nil where a real of 8 bytes would be another one: it holds about 15 digits.
  init?(exactly json: String) {
    guard let number = Double(json), number.isFinite,
      Self.digits(of: json) == Self.digits(of: String(number))
    else { return nil }
    self = number
  }

  /// Without zeros at the ends.
  private static func digits(of text: String) -> [UInt8] {
    let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
      .filter { (0x30...0x39).contains($0) }.drop { $0 == 0x30 }
    let zeros = digits.reversed().prefix { $0 == 0x30 }.count
    return Array(digits.dropLast(zeros))
  }
}
