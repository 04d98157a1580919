import Glibc
import Testing

@testable import Terminal

@Suite("A frame goes out in one piece")
struct GatheredOutputTests {
  @Test("What is written while drawing is gathered, frame by frame; other writes go their way")
  func gather() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let (reading, writing) = (ends[0], ends[1])
    let gathered = try #require(GatheredOutput(of: writing))
    func send(_ text: String) { _ = write(writing, text, text.utf8.count) }

    let first = gathered.gather {
      send("a longer ")
      send("frame")
    }
    send("|")
    let second = gathered.gather { send("short") }
    #expect(String(decoding: first, as: UTF8.self) == "a longer frame")
    #expect(String(decoding: second, as: UTF8.self) == "short")
    #expect(gathered.gather {} == [])

    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(reading, &bytes, bytes.count)
    #expect(bytes.prefix(count) == [UInt8(ascii: "|")])
  }
}
