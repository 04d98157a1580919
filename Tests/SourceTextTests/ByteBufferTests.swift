import Testing

@testable import SourceText

@Suite("Buffers of bytes")
struct ByteBufferTests {
  @Test("A buffer in the memory of one that is no more is another one")
  func identity() {
    let memory = ByteBuffer([1, 2, 3])
    let base = UnsafeMutableRawPointer(mutating: memory.bytes.baseAddress!)
    var identities: Set<Int> = []
    for _ in 0..<1_000 {
      let buffer = ByteBuffer(base, count: 3, of: memory)
      #expect(buffer.identity == buffer.identity)
      identities.insert(buffer.identity)
    }
    #expect(identities.count == 1_000)
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
