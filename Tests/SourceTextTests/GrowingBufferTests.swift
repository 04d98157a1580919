import SourceText
import Testing

@Suite("Bytes that arrive one after the other")
struct GrowingBufferTests {
  private func append(_ text: String, to buffer: inout GrowingBuffer) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let room = buffer.room(upTo: rest.count)
      room.copyBytes(from: rest.prefix(room.count))
      buffer.take(room.count)
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

  @Test("It takes bytes also where no room was asked for")
  func noRoom() {
    var buffer = GrowingBuffer(capacity: 0)
    for character in "growing" { append(String(character), to: &buffer) }
    #expect(text(buffer.filled) == "growing")
  }
}
