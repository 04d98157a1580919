import JSONText
import Testing

@Suite("UTF-8")
struct UTF8Tests {
  @Test("It is what Swift takes for it, wherever it begins among eight bytes")
  func validity() {
    let parts: [[UInt8]] = [
      [], Array("é".utf8), Array("李".utf8), Array("😀".utf8), [0x80], [0xC0, 0x80], [0xE9],
      [0xE0, 0x9F, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xE6, 0x9D], [0xFF],
    ]
    for part in parts {
      for (before, after) in (0..<10).flatMap({ before in (0..<10).map { (before, $0) } }) {
        let bytes =
          Array(repeating: 0x61, count: before) + part + Array(repeating: 0x62, count: after)
        let isValid = String(validating: bytes, as: UTF8.self) != nil
        #expect(bytes.withUnsafeBytes { JSONScanner.isUTF8($0) } == isValid)
      }
    }
  }
}
