import PlistText
import Testing
import TextsTesting

/// Whatever the bytes, there is a value or a fault with a position in the file; never a crash or a
/// hang.
@Suite("Broken property lists")
struct PlistRobustnessTests {
  static let samples: [[UInt8]] = [
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
      <plist version="1.0"><!-- c --><dict><key>姓名</key><string>a&amp;<![CDATA[<b>]]></string>
      <key>n</key><array><integer>0x2A</integer><real>1e3</real><true/><data>AAEC</data>
      <date>2026-11-21T08:30:00Z</date></array></dict></plist>
      """.utf8),
    Array(
      """
      // c
      { 姓名 = "a\\n\\U59D3\\101"; list = ( a, 'b', <0f bd>, <*I5>, <*D2026-11-21 08:30:00 +0000> );
        /* d */ inner = { x = y; "z" = (); }; }
      """.utf8),
    BinaryFile(objects: [
      [0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x62, 0x59, 0xD3, 0x54, 0x0D], [0xA3, 5, 6, 7],
      [0x5F, 0x10, 16] + Array("sixteen letters!".utf8), [0x13, 0, 0, 0, 0, 0, 0, 0, 1],
      [0x33, 0, 0, 0, 0, 0, 0, 0, 0], [0x81, 1, 2],
    ]).bytes,
  ]

  @Test("the samples themselves are fine", arguments: samples.indices)
  func samplesAreFine(index: Int) {
    #expect(fault(Self.samples[index]).hasPrefix("no fault"))
  }

  @Test("a file cut short anywhere before its last mark is refused", arguments: samples.indices)
  func truncation(index: Int) {
    let sample = Self.samples[index]
    for length in 0..<sample.count {
      #expect(!fault(Array(sample.prefix(length))).hasPrefix("no fault"), "cut at \(length)")
    }
  }

  @Test("random damage gives a value or a fault inside the file", arguments: samples.indices)
  func damage(index: Int) {
    var generator = SeededGenerator(seed: UInt64(index) + 7)
    for _ in 0..<3_000 {
      let bytes = damaged(Self.samples[index], &generator)
      do throws(PlistSyntaxError) {
        _ = outline(try parse(bytes).root)
      } catch {
        #expect(error.position.line >= 1 && error.position.column >= 1)
        #expect(error.position.column <= bytes.count + 1 && !error.message.english.isEmpty)
      }
    }
  }

  /// One to four bytes changed, taken out, put in or copied from elsewhere in the file.
  private func damaged(_ sample: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = sample
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let position = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[position] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: bytes.remove(at: position)
      case 3:
        bytes.insert(
          Array("<>&;{}()=\",\\/*[".utf8).randomElement(using: &generator) ?? 0, at: position)
      default:
        let from = Int.random(in: 0..<bytes.count, using: &generator)
        let piece = bytes[from..<min(bytes.count, from + 12)]
        bytes.insert(contentsOf: Array(piece), at: position)
      }
    }
    return bytes
  }
}
