import SourceText
import Testing

@Suite("Base64")
struct Base64Tests {
  /// The test vectors of RFC 4648 §10.
  @Test(
    "Bytes are written and read as in the RFC",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func vectors(bytes: String, text: String) {
    #expect(Base64.text(Array(bytes.utf8)) == text)
    #expect(Base64.bytes(text.utf8) == Array(bytes.utf8))
  }

  @Test("White space anywhere is passed over")
  func space() {
    #expect(Base64.bytes("\n Zm9v\tYg\r\n= =".utf8) == Array("foob".utf8))
  }

  @Test(
    "Invalid characters and padding are refused",
    arguments: ["Zg", "Zg=", "Zg===", "Z", "=", "Zg==Zg==", "Zm9v=", "Zm-_", "é"])
  func invalid(text: String) {
    #expect(Base64.bytes(text.utf8) == nil)
  }
}
