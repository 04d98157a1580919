import SourceText
import Testing

@Suite("Bytes that arrive one after the other")
struct GrowingBufferTests {
  private func append(_ text: String, to buffer: inout GrowingBuffer) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let room = buffer.room(upTo: rest.count)
      room.copyBytes(from: rest.prefix(room.count))
      buffer.accept(room.count)
      rest = rest.dropFirst(room.count)
    }
  }

  private func text(_ buffer: ByteBuffer) -> String {
    withExtendedLifetime(buffer) { String(decoding: buffer.bytes, as: UTF8.self) }
  }

  @Test("What is there can be looked at, also after more has come and the room became too small")
  func shared() {
    var buffer = GrowingBuffer(capacity: 4)
    append("ab", to: &buffer)
    let first = buffer.filled
    append("cdefgh", to: &buffer)
    #expect(text(buffer.filled) == "abcdefgh")
    #expect(text(first) == "ab")
  }

  @Test("A large room that nobody looks at grows with all that is in it")
  func large() {
    var buffer = GrowingBuffer(capacity: 1)
    let line = "0123456789abcdef\n"
    for _ in 0..<100_000 { append(line, to: &buffer) }
    #expect(text(buffer.filled) == String(repeating: line, count: 100_000))
  }

  @Test("It takes bytes also where no room was asked for")
  func noRoom() {
    var buffer = GrowingBuffer(capacity: 0)
    for character in "growing" { append(String(character), to: &buffer) }
    #expect(text(buffer.filled) == "growing")
  }
}
