import FileTesting
import Glibc
import Storage
import Testing

@Suite("Reading a long file ahead of who looks at it")
struct ReadAheadTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let text = String(repeating: "0123456789abcdef\n", count: 900_000)

  private func readNext(_ reading: inout FileReading) throws -> Bool { try reading.readOn() }

  private func readOn(_ reading: inout FileReading) throws {
    while try reading.readOn() {}
  }

  @Test("All of it comes, in order, and each part stays as it is while more comes")
  func whole() throws {
    let path = try folder.put(Self.text, at: "long.txt")
    var reading = try FileReading(path, readsAhead: true)
    #expect(try readNext(&reading))
    let beginning = reading.text
    #expect(beginning.buffer.count < Self.text.utf8.count)
    try readOn(&reading)
    let all = reading.text
    #expect(all.buffer.bytes.elementsEqual(Self.text.utf8))
    #expect(beginning.buffer.bytes.elementsEqual(Self.text.utf8.prefix(beginning.buffer.count)))
    #expect(try !readNext(&reading))
  }

  @Test("Who stops reading in the middle waits for nothing, and what was read can still be used")
  func dropped() throws {
    let path = try folder.put(Self.text, at: "long.txt")
    var kept: [StoredFile] = []
    for _ in 0..<20 {
      var reading = try FileReading(path, readsAhead: true)
      #expect(try readNext(&reading))
      kept.append(reading.file)
    }
    for file in kept { #expect(file.text.buffer.bytes.starts(with: Self.text.utf8.prefix(1000))) }
  }

  @Test("What is appended meanwhile is read as well, however much")
  func grown() throws {
    let path = try folder.put(Self.text, at: "long.txt")
    var reading = try FileReading(path, readsAhead: true)
    #expect(try readNext(&reading))
    let file = try #require(fopen(path, "a"))
    fputs(Self.text, file)
    #expect(fclose(file) == 0)
    try readOn(&reading)
    let count = reading.count
    #expect(count == 2 * Self.text.utf8.count)
    let wasWritten = reading.wasWritten
    #expect(wasWritten)
  }

  @Test("A file that is cut short ends where it ends")
  func cutShort() throws {
    let path = try folder.put(Self.text, at: "long.txt")
    var reading = try FileReading(path, readsAhead: true)
    #expect(try readNext(&reading))
    #expect(truncate(path, 10) == 0)
    try readOn(&reading)
    // Some pieces are read ahead of the cut.
    let count = reading.count
    #expect(count < Self.text.utf8.count)
    let wasWritten = reading.wasWritten
    #expect(wasWritten)
  }
}
