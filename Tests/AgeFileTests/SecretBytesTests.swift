import AgeFile
import Ciphers
import Testing

@Suite("Secret bytes")
struct SecretBytesTests {
  @Test("are never printed")
  func printing() throws {
    let secret = SecretBytes("correct horse".utf8)
    var text = ""
    dump(secret, to: &text)
    print(secret, String(reflecting: secret), to: &text)
    dump(try #require(Sealing.identity), to: &text)
    dump(AgeCredentials(identities: [], passphrase: secret), to: &text)
    #expect(!text.contains("horse"))
    #expect(!text.contains("99"), "\(text)")
  }

  @Test("are equal if their bytes are")
  func equality() {
    #expect(SecretBytes([1, 2]) == SecretBytes([1, 2]))
    #expect(SecretBytes([1, 2]) != SecretBytes([1, 3]))
    #expect(SecretBytes([1]) != SecretBytes([1, 2]))
  }

  @Test("are there as long as somebody reads them as a buffer")
  func buffer() {
    var secret: SecretBytes? = SecretBytes("correct horse".utf8)
    let buffer = secret?.buffer
    secret = nil
    #expect(buffer.map { Array($0.bytes) } == Array("correct horse".utf8))
  }

  @Test("are overwritten with zeros")
  func wiping() {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 16, alignment: 16)
    defer { memory.deallocate() }
    memory.copyBytes(from: [UInt8](1...16))
    SecretBytes.wipe(memory)
    #expect(memory.allSatisfy { $0 == 0 })
  }
}
