import Testing

@testable import SourceText

@Suite("Buffers of bytes")
struct ByteBufferTests {
  @Test("A buffer in the memory of one that is no more is another one")
  func identity() {
    var identities: Set<Int> = []
    var places: Set<UnsafeRawPointer?> = []
    for _ in 0..<1_000 {
      let buffer = ByteBuffer([1, 2, 3])
      #expect(buffer.identity == buffer.identity)
      identities.insert(buffer.identity)
      places.insert(buffer.bytes.baseAddress)
    }
    #expect(identities.count == 1_000)
    #expect(places.count < 1_000)
  }

  @Test("Whoever asks at once is given the same identity")
  func threads() async {
    for _ in 0..<200 {
      let buffer = ByteBuffer([1])
      let identities = await withTaskGroup(of: Int.self, returning: Set<Int>.self) { group in
        for _ in 0..<4 { group.addTask { buffer.identity } }
        return await group.reduce(into: []) { $0.insert($1) }
      }
      #expect(identities.count == 1)
    }
  }
}
