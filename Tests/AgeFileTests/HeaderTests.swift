import AgeFile
import Testing

@Suite("The header of an age file")
struct HeaderTests {
  private static let code = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
  private static let body = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
  private static let share = "AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

  private static func file(_ stanzas: String, version: String = "v1", end: String? = nil) -> String
  {
    "age-encryption.org/\(version)\n\(stanzas)\(end ?? "--- \(code)\n")"
  }

  @Test(
    "is refused where it is not exactly what the format defines",
    arguments: [
      // Lines.
      file("-> X25519 \(share)\r\n\(body)\n"), file("-> X25519  \(share)\n\(body)\n"),
      file("-> X25519 \(share) \n\(body)\n"), file("->\n\n"), file("->  \n\n"),
      file("- X25519 \(share)\n\(body)\n"), file("-> X25519 \u{e9}\n\(body)\n"),
      // Bodies.
      file("-> X25519 \(share)\n\(body)=\n"), file("-> X25519 \(share)\n\(body.dropLast())B\n"),
      file("-> x\n\(String(repeating: "A", count: 65))\n"),
      file("-> x\n\(String(repeating: "A", count: 64))\n"),
      // Stanzas.
      file(""), file("-> X25519\n\(body)\n"), file("-> X25519 \(share) x\n\(body)\n"),
      file("-> X25519 \(share)A\n\(body)\n"), file("-> X25519 \(share)\nAAAA\n"),
      file("-> scrypt AAAAAAAAAAAAAAAAAAAAAA 0\n\(body)\n"),
      file("-> scrypt AAAAAAAAAAAAAAAAAAAAAA 010\n\(body)\n"),
      file("-> scrypt AAAAAAAAAAAAAAAAAAAAAA +10\n\(body)\n"),
      file("-> scrypt AAAAAAAAAAAAAAAAAAAAAA 10x\n\(body)\n"),
      file("-> scrypt AAAAAAAAAAAAAAAAAAAA 10\n\(body)\n"),
      file("-> scrypt AAAAAAAAAAAAAAAAAAAAAA\n\(body)\n"),
      // A passphrase beside something else.
      file("-> scrypt AAAAAAAAAAAAAAAAAAAAAA 1\n\(body)\n-> X25519 \(share)\n\(body)\n"),
      file("-> scrypt AAAAAAAAAAAAAAAAAAAAAA 1\n\(body)\n-> other\n\n"),
      // The code.
      file("-> X25519 \(share)\n\(body)\n", end: "---\n"),
      file("-> X25519 \(share)\n\(body)\n", end: "---  \(code)\n"),
      file("-> X25519 \(share)\n\(body)\n", end: "--- \(code) \n"),
      file("-> X25519 \(share)\n\(body)\n", end: "--- \(code)=\n"),
      file("-> X25519 \(share)\n\(body)\n", end: "--- \(code.dropLast())B\n"),
      file("-> X25519 \(share)\n\(body)\n", end: "--- AAAA\n"),
      "age-encryption.org/v1\r\n-> X25519 \(share)\r\n\(body)\r\n--- \(code)\r\n",
    ])
  func invalid(text: String) {
    let failure = Sealing.failure(text)
    #expect(failure == .hasInvalidHeader || failure == .isCutShort)
  }

  @Test("of another version is another format")
  func version() {
    #expect(Sealing.failure(Self.file("", version: "v2")) == .hasOtherVersion)
  }

  @Test("whose work factor is above 22 is refused before anything is computed")
  func workFactor() {
    for factor in ["23", "30", "63", "99999999999999999999999"] {
      let text = Self.file("-> scrypt AAAAAAAAAAAAAAAAAAAAAA \(factor)\n\(Self.body)\n")
      #expect(
        Sealing.failure(text)
          == .workFactorTooLarge(Int(factor) ?? Int.max, limit: 22), "\(factor)")
    }
  }

  @Test("whose sender's key leads everybody to the same secret is refused")
  func lowOrder() {
    let zero = String(repeating: "A", count: 43)
    let text = Self.file("-> X25519 \(zero)\n\(Self.body)\n")
    #expect(Sealing.failure(text) == .hasInvalidHeader)
  }

  @Test("names the kinds of keys that are not known here")
  func otherKinds() {
    let text = Self.file("-> ssh-rsa AAAA\n\n-> mlkem768x25519 x\n\n-> ssh-rsa BBBB\n\n")
    #expect(Sealing.failure(text) == .hasOtherKinds(["ssh-rsa", "mlkem768x25519"]))
  }
}
