/// Reads an entry of a file in gettext's .po format.
///
///     #, fuzzy
///     msgctxt "menu"
///     msgid "open"
///     msgstr "öffnen"
struct POReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int

  init(of bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
    (self.bytes, self.position) = (bytes, position)
  }

  /// Passes comments; whether one of them says that the translation must be checked first.
  mutating func passComments() -> Bool {
    var isFuzzy = false
    while byte(at: 0) == UInt8(ascii: "#") {
      isFuzzy = isFuzzy || isAt("#, fuzzy")
      passLine()
    }
    return isFuzzy
  }

  /// Goes to the text of the line.
  private mutating func enterText() {
    while let byte = byte(at: 0), byte != UInt8(ascii: "\"") { position += 1 }
    position += 1
  }

  /// Goes to the text behind `msgctxt` if the line has one.
  mutating func enterContext() -> Bool {
    guard byte(at: 3) == UInt8(ascii: "c") else { return false }
    enterText()
    return true
  }

  /// Goes to the text behind `msgid`.
  mutating func enterName() { enterText() }

  /// Goes to the translation, in the form for a count if there is one; false if there is none.
  mutating func enterTranslation(form: Int? = nil) -> Bool {
    while let first = byte(at: 0), first != .newline {
      let isForm = byte(at: 6) == UInt8(ascii: "[")
      if isAt("msgstr"),
        form.map({ isForm && byte(at: 7) == UInt8(ascii: "0") + UInt8($0) }) ?? !isForm
      {
        enterText()
        return true
      }
      passLine()
    }
    return false
  }

  /// The next byte of a text in quotes, which can go on in further lines; nil at its end.
  mutating func next() -> UInt8? {
    while byte(at: 0) == UInt8(ascii: "\"") {
      guard byte(at: 1) == .newline, byte(at: 2) == UInt8(ascii: "\"") else {
        passLine()
        return nil
      }
      position += 3
    }
    guard let first = byte(at: 0) else { return nil }
    position += 1
    guard first == UInt8(ascii: "\\"), let escaped = byte(at: 0) else { return first }
    position += 1
    return escaped == UInt8(ascii: "n") ? .newline : escaped
  }

  private mutating func passLine() {
    while let byte = byte(at: 0), byte != .newline { position += 1 }
    position += 1
  }

  private func byte(at offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[min(position, bytes.count)...].starts(with: $0) }
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
}
