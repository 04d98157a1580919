import Screen
import Terminal

/// What a terminal sends.
enum TerminalFuzzing {
  /// Bytes mean the same whether they come at once or one after the other, and no control character is typed.
  static func read(_ input: UnsafeBufferPointer<UInt8>) {
    var (whole, piecewise) = (KeyDecoder(), KeyDecoder())
    let atOnce = whole.decode(input)
    var oneByOne: [InputEvent] = []
    for byte in input { oneByOne += piecewise.decode([byte]) }
    precondition(names(atOnce) == names(oneByOne), "bytes in pieces mean other keys")
    for event in atOnce + whole.decode([], isFinal: true) {
      if case .key(let key) = event, case .character(let character) = key.key {
        precondition(
          !character.unicodeScalars.contains {
            $0.value < 0x20 || (0x7F..<0xA0).contains($0.value)
          },
          "a control character is typed")
      }
    }
    precondition(whole.pending == nil, "something is left behind")
  }

  /// Texts scalar by scalar: a mark that comes later joins the letter before it in the field.
  private static func names(_ events: [InputEvent]) -> [String] {
    events.flatMap { event -> [String] in
      guard case .key(let key) = event, case .character(let character) = key.key else {
        return ["\(event)"]
      }
      return character.unicodeScalars.map { "\($0.value) \(key.modifiers)" }
    }
  }
}
