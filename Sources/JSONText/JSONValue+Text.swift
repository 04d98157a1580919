extension JSONValue {
  /// Compact JSON text of the value; `escapingNonASCII` writes `\uXXXX` for all characters beyond ASCII.
  package func jsonText(escapingNonASCII: Bool = false) -> String {
    var writer = JSONWriter(style: .compact, escapesNonASCII: escapingNonASCII)
    writer.write(self, indent: [])
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes values as JSON text in a given style.
package struct JSONWriter {
  let style: JSONStyle
  let escapesNonASCII: Bool
  package private(set) var bytes: [UInt8] = []

  package init(style: JSONStyle, escapesNonASCII: Bool) {
    self.style = style
    self.escapesNonASCII = escapesNonASCII
  }

  /// Writes `value`; `indent` is the indentation of its first line.
  package mutating func write(_ value: JSONValue, indent: [UInt8]) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .number(let text): bytes += text.utf8
    case .string(let text): write(string: text)
    case .array(let elements):
      write(elements, between: 0x5B, and: 0x5D, indent: indent) { writer, element, inner in
        writer.write(element, indent: inner)
      }
    case .object(let members):
      write(members, between: 0x7B, and: 0x7D, indent: indent) { writer, member, inner in
        writer.write(string: member.name)
        writer.bytes += writer.style.colon
        writer.write(member.value, indent: inner)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], between open: UInt8, and close: UInt8, indent: [UInt8],
    _ writeItem: (inout Self, Item, [UInt8]) -> Void
  ) {
    bytes.append(open)
    let inner = style.isMultiline ? indent + style.unit : indent
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      if style.isMultiline {
        bytes += style.lineBreak + inner
      } else if index > 0 {
        bytes += style.commaSpace
      }
      writeItem(&self, item, inner)
    }
    if style.isMultiline, !items.isEmpty { bytes += style.lineBreak + indent }
    bytes.append(close)
  }

  /// Writes `text` as a string literal with only the escapes required by RFC 8259 section 7.
  mutating func write(string text: String) {
    bytes.append(0x22)
    if escapesNonASCII {
      for scalar in text.unicodeScalars {
        if scalar.isASCII {
          write(UInt8(scalar.value))
        } else {
          for unit in UTF16.encode(scalar) ?? .init() { writeEscape(unit) }
        }
      }
    } else {
      writeRuns(of: text)
    }
    bytes.append(0x22)
  }

  private mutating func writeRuns(of text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices where Self.isEscaped(utf8[index]) {
        bytes += utf8[start..<index]
        write(utf8[index])
        start = index + 1
      }
      bytes += utf8[start...]
    }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C
  }

  private mutating func write(_ byte: UInt8) {
    switch byte {
    case 0x22: bytes += [0x5C, 0x22]
    case 0x5C: bytes += [0x5C, 0x5C]
    case 0x08: bytes += [0x5C, 0x62]
    case 0x09: bytes += [0x5C, 0x74]
    case 0x0A: bytes += [0x5C, 0x6E]
    case 0x0C: bytes += [0x5C, 0x66]
    case 0x0D: bytes += [0x5C, 0x72]
    case 0x00..<0x20: writeEscape(UInt16(byte))
    default: bytes.append(byte)
    }
  }

  private mutating func writeEscape(_ unit: UInt16) {
    bytes += [0x5C, 0x75]
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(unit >> UInt16(shift) & 0xF)
      bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}
