extension Message {
  /// Its arguments in the format of a translation: `%@` is the next one, `%2$@` the second one. Nil for an empty one.
  func filled(in format: inout POReader, spacesHan: Bool) -> String? {
    var text = text
    return text.withUTF8 { source in
      var joined = JoinedText(spacesHan: spacesHan)
      var (index, isEmpty) = (0, true)
      while let byte = format.next() {
        isEmpty = false
        guard byte == UInt8(ascii: "%"), !arguments.isEmpty, var sign = format.next(),
          sign != UInt8(ascii: "%")
        else {
          joined.append(byte)
          continue
        }
        var number = index
        if sign == UInt8(ascii: "@") {
          index += 1
        } else {
          number = Int(sign) - Int(UInt8(ascii: "1"))
          sign = format.next() ?? sign
          sign = format.next() ?? sign
        }
        joined.append(argument: source[arguments[number]])
      }
      return isEmpty ? nil : String(decoding: joined.bytes, as: UTF8.self)
    }
  }
}

private struct JoinedText {
  let spacesHan: Bool
  private(set) var bytes: [UInt8] = []
  private var endsInArgument = false

  init(spacesHan: Bool) {
    self.spacesHan = spacesHan
    bytes.reserveCapacity(128)
  }

  mutating func append(_ byte: UInt8) {
    if endsInArgument {
      part(from: byte)
      endsInArgument = false
    }
    bytes.append(byte)
  }

  mutating func append(argument: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let first = argument.first else { return }
    if endsInArgument { part(from: first) }
    if spacesHan, first.isHalfWidth, bytes.count > 2, bytes[bytes.count - 3].beginsHan {
      bytes.append(UInt8(ascii: " "))
    }
    bytes += argument
    endsInArgument = true
  }

  /// Parts the argument at the end from a Chinese character.
  private mutating func part(from first: UInt8) {
    if spacesHan, first.beginsHan, bytes.last?.isHalfWidth == true {
      bytes.append(UInt8(ascii: " "))
    }
  }
}

extension UInt8 {
  fileprivate var isHalfWidth: Bool { self > 0x20 && self < 0x7F }
  /// True for the first of three UTF-8 bytes of a Chinese character from U+4000 to U+9FFF.
  fileprivate var beginsHan: Bool { (0xE4...0xE9).contains(self) }
}
