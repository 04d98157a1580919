import AgeFile
import Testing

@Suite("The armor of an age file")
struct ArmorTests {
  private func armored() throws -> String {
    let file = try Sealing.file(Array("secret".utf8), for: Sealing.byPassphrase, isArmored: true)
    return String(decoding: file, as: UTF8.self)
  }

  @Test("has lines of 64 characters between its marks")
  func layout() throws {
    let lines = try armored().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "-----BEGIN AGE ENCRYPTED FILE-----")
    #expect(lines.suffix(2) == ["-----END AGE ENCRYPTED FILE-----", ""])
    #expect(lines.dropFirst().dropLast(3).allSatisfy { $0.count == 64 })
  }

  @Test("is read with CR LF, without a last line break, and with white space around it")
  func tolerated() throws {
    let text = try armored()
    for changed in [
      text.replacing("\n", with: "\r\n"), String(text.dropLast()), " \t\n\n\(text)\n \r\n",
    ] {
      #expect(Sealing.failure(changed) == nil)
    }
  }

  @Test("is written with the line ends that it was read with")
  func lineEnds() throws {
    for lineEnd in ["\n", "\r\n"] {
      let text = try armored().replacing("\n", with: lineEnd)
      let opened = try Sealing.open(Array(text.utf8), Sealing.everything)
      let sealing = try AgeSealing(
        for: Sealing.byPassphrase, isArmored: opened.isArmored, hasCRLF: opened.hasCRLF)
      let file = try sealing.file { sink in try sink(opened.bytes.bytes) }
      let written = String(decoding: file, as: UTF8.self)
      #expect(written.hasPrefix("-----BEGIN AGE ENCRYPTED FILE-----\(lineEnd)"))
      #expect(written.hasSuffix("-----END AGE ENCRYPTED FILE-----\(lineEnd)"))
      let ends = file.split(separator: UInt8(ascii: "\n")).map { $0.last == UInt8(ascii: "\r") }
      #expect(ends.allSatisfy { $0 == (lineEnd == "\r\n") }, "\(written)")
    }
  }

  @Test("is refused where it is not exactly what age writes")
  func invalid() throws {
    let text = try armored()
    let lines = text.split(separator: "\n").map(String.init)
    func joined(_ change: (inout [String]) -> Void) -> String {
      var lines = lines
      change(&lines)
      return lines.joined(separator: "\n") + "\n"
    }
    for changed in [
      joined { $0.remove(at: 1) }, joined { $0.insert("", at: 2) }, joined { $0[1] += " " },
      joined { $0[1] = " " + $0[1] }, joined { $0.insert("Version: 1", at: 1) },
      joined { $0[1] += "AAAA" }, joined { $0[1].removeLast(4) },
      joined { $0[0] = $0[0].lowercased() }, joined { $0[0] += "x" },
      joined { $0[$0.count - 1] = "-----END PGP MESSAGE-----" },
      joined { $0.removeLast() }, joined { $0 = [$0[0], $0[$0.count - 1]] }, text + "x",
      joined { $0[1] = String(repeating: "=", count: 64) },
    ] {
      #expect(Sealing.failure(changed) != nil, "\(changed)")
    }
  }

  @Test("of bytes is recognized, and other texts are not")
  func recognized() throws {
    func isRecognized(_ text: String) throws -> Bool {
      try Sealing.with(Array(text.utf8)) { AgeEnvelope.isRecognized($0) }
    }
    #expect(try isRecognized(armored()))
    #expect(try isRecognized("\n  " + armored()))
    #expect(try isRecognized("age-encryption.org/v1\n"))
    #expect(try !isRecognized("{\"age\": 1}"))
    #expect(try !isRecognized(""))
    #expect(try !isRecognized("-----BEGIN PGP MESSAGE-----"))
  }
}
