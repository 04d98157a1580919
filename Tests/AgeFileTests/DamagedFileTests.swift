import AgeFile
import Testing

@Suite("A damaged age file")
struct DamagedFileTests {
  private let plain = Array("secret".utf8)

  private func files() throws -> [[UInt8]] {
    let identity = try #require(Sealing.identity)
    return try [Sealing.byPassphrase, .keys([identity.recipient])].flatMap { recipients in
      try [false, true].map { try Sealing.file(plain, for: recipients, isArmored: $0) }
    }
  }

  @Test("that is cut short at any byte is refused")
  func cuts() throws {
    for file in try files() {
      // A text may lack its last line break.
      let isArmored = file.starts(with: "-----".utf8)
      for count in 0..<(isArmored ? file.count - 1 : file.count) {
        #expect(Sealing.failure(Array(file[..<count]), Sealing.everything) != nil, "\(count)")
      }
    }
  }

  @Test("that has a changed byte is refused, or has the contents that it had")
  func changes() throws {
    for file in try files() {
      for index in file.indices {
        let bits: UInt8 = [1, 0x20, 0x80][index % 3]
        var changed = file
        changed[index] ^= bits
        // A line break in armor may become white space that counts as one.
        guard let opened = try? Sealing.plain(changed, Sealing.everything) else { continue }
        #expect(opened == plain && file.starts(with: "-----".utf8), "\(index)")
      }
    }
  }

  @Test("whose chunks are missing, moved or repeated is refused")
  func chunks() throws {
    let identity = try #require(Sealing.identity)
    let file = try Sealing.file(Sealing.random(150_000), for: .keys([identity.recipient]))
    let size = 65_536 + 16
    let last = file.count - (150_000 - 2 * 65_536) - 16
    let (first, second) = (last - 2 * size, last - size)
    let parts = [file[..<first], file[first..<second], file[second..<last], file[last...]]
    for order in [
      [0, 1, 2], [0, 1, 3], [0, 2, 1, 3], [0, 1, 2, 2, 3], [0, 1, 2, 3, 3], [0, 3], [0],
    ] {
      let changed = Array(order.map { parts[$0] }.joined())
      #expect(Sealing.failure(changed, Sealing.everything) != nil, "\(order)")
    }
    #expect(Sealing.failure(file, Sealing.everything) == nil)
  }

  @Test("with another code behind its header was changed after it was written")
  func code() throws {
    let file = try Sealing.file(plain, for: Sealing.byPassphrase)
    let start = try #require(file.firstRange(of: "--- ".utf8)).upperBound
    var changed = file
    changed[start] = changed[start] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
    #expect(Sealing.failure(changed, Sealing.everything) == .hasChangedHeader)
    #expect(Sealing.failure(file + [0], Sealing.everything) == .isDamaged)
  }
}
