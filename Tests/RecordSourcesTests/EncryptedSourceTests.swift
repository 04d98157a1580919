import AgeFile
import AgeTesting
import Ciphers
import FileTesting
import Glibc
import JSONText
import RecordSources
import Records
import Testing
import Texts
import TextsTesting

@Suite("An encrypted source")
struct EncryptedSourceTests {
  private let folder: TemporaryFolder
  private static let text = #"[{"name": "Ada", "age": 36}]"#
  private static let age = [JSONStep.member("age")]

  init() throws { folder = try TemporaryFolder() }

  private func source(_ path: String, _ keys: AgeKeys? = nil) throws -> any RecordSource {
    SourceCatalog.source(named: path, SourceOptions(keys: try keys ?? SourceFixture.opening()))
  }

  private func encrypted(to recipients: [String], at name: String = "data.age") throws -> String {
    try folder.put(
      bytes: AgeProgram.encrypt(Array(Self.text.utf8), to: recipients), at: name)
  }

  private func read(_ source: any RecordSource) throws -> SourceContents {
    let delivery = try source.open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    return delivery.contents
  }

  /// Why a source can't be read, and whether an option would help.
  private func readingFailure(_ source: any RecordSource) -> (reason: Sentence, isUsage: Bool)? {
    do throws(RecordReadingError) {
      _ = try source.open(RecordRequest(), readsAhead: false)
      return nil
    } catch {
      switch error {
      case .unreadable(let failure): return (failure.reason, false)
      case .usage(let failure), .severalTables(let failure, _): return (failure.reason, true)
      case .syntax(let syntax, _), .noRecords(let syntax, _, _): return (syntax.message, false)
      case .fault(let fault): return (fault.message, false)
      case .written: return nil
      }
    }
  }

  private func save(
    _ age: String, _ contents: SourceContents, to source: any RecordSource,
    _ expected: RecordCommit.Expected? = nil
  ) throws -> CommitAnswer {
    var table = contents.table
    try table.set(.number(age), at: Self.age, in: table.id(at: 0))
    let lock = try source.lock(patience: .seconds(5))
    defer { withExtendedLifetime(lock) {} }
    return source.commit(
      RecordCommit(
        base: contents.table, table: table,
        expected: try expected ?? .version(#require(contents.version))), under: lock)
  }

  private func isSaved(_ answer: CommitAnswer) -> Bool {
    if case .saved = answer { true } else { false }
  }

  private func plain(_ path: String, by keys: AgeProgram.Keys) throws -> String {
    String(
      decoding: try AgeProgram.decrypt(SourceFixture.bytesOfFile(path), by: keys.identity),
      as: UTF8.self)
  }

  @Test("is refused a disk: no rescue file, no editor's copy; and makes no file")
  func abilities() throws {
    let source = try source(encrypted(to: [SourceFixture.keys().recipient]))
    #expect(source.isEncrypted && !source.canBegin)
    let abilities = try read(source).abilities
    #expect(!abilities.allows(.rescue) && !abilities.allows(.editExternally))
    #expect(abilities.allows(.save) && abilities.allows(.saveAs))
  }

  @Test("that is cut short at any byte is refused, and so is what is left of it in a stanza")
  func cuts() throws {
    for isArmored in [false, true] {
      let file = try AgeProgram.encrypt(
        Array(Self.text.utf8), to: [SourceFixture.keys().recipient], armored: isArmored)
      for count in 1..<(isArmored ? file.count - 1 : file.count) {
        let path = try folder.put(bytes: Array(file[..<count]), at: "data.age")
        #expect(SourceCatalog.source(named: path).isEncrypted, "\(count)")
        let failure = try #require(readingFailure(source(path)), "\(count)")
        #expect(!failure.isUsage && !failure.reason.contains("Ada"), "\(count)")
        if count < 21 { #expect(failure.reason.contains("cut short"), "\(count)") }
      }
      #expect(folder.names() == ["data.age"])
    }
  }

  @Test("asks for what is missing by the option that gives it")
  func missing() throws {
    let path = try encrypted(to: [SourceFixture.keys().recipient])
    let failure = try #require(readingFailure(source(path, AgeKeys())))
    #expect(failure.isUsage && failure.reason.contains("--identity"))
    let sealed = try AgeSealing(
      for: .passphrase(SecretBytes("x".utf8), workFactor: 2), isArmored: true
    ).file { sink in try Array(Self.text.utf8).withUnsafeBytes { try sink($0) } }
    let other = try folder.put(bytes: sealed, at: "other.age")
    let second = try #require(readingFailure(source(other, AgeKeys())))
    #expect(second.isUsage && second.reason.contains("--passphrase-file"))
    let wrong = AgeKeys(AgeCredentials(passphrase: SecretBytes("y".utf8)))
    let third = try #require(readingFailure(source(other, wrong)))
    #expect(!third.isUsage && third.reason.contains("passphrase is wrong"))
  }

  @Test("whose other recipients are unknown is not saved, so that nobody is dropped")
  func unknownRecipients() throws {
    let (own, other) = (try SourceFixture.keys(), try AgeProgram.newKeys())
    let path = try encrypted(to: [own.recipient, other.recipient])
    let before = try SourceFixture.bytesOfFile(path)
    let source = try source(path)
    let contents = try read(source)
    #expect(contents.abilities.refusal(of: .save)?.contains("--recipients-file") == true)
    #expect(!contents.abilities.allows(.saveAs))
    guard case .failed(let failure) = try save("37", contents, to: source) else {
      Issue.record("it was saved")
      return
    }
    #expect(failure.reason.contains("--recipients-file"))
    #expect(try SourceFixture.bytesOfFile(path) == before)
    // Listed, both can read what was saved.
    var keys = try SourceFixture.opening()
    keys.recipients = [own, other].compactMap { X25519Recipient(Substring($0.recipient)) }
    let listed = try self.source(path, keys)
    #expect(isSaved(try save("37", read(listed), to: listed)))
    for key in [own, other] { #expect(try plain(path, by: key).contains("37")) }
  }

  @Test("is not saved for others alone")
  func lockedOut() throws {
    let path = try encrypted(to: [SourceFixture.keys().recipient])
    var keys = try SourceFixture.opening()
    keys.recipients = [try AgeProgram.newKeys()].compactMap {
      X25519Recipient(Substring($0.recipient))
    }
    let abilities = try read(source(path, keys)).abilities
    #expect(abilities.refusal(of: .save)?.contains("you could not open") == true)
  }

  @Test("overwrites what others wrote for those whom they wrote it for")
  func overwriting() throws {
    let (own, other) = (try SourceFixture.keys(), try AgeProgram.newKeys())
    var keys = try SourceFixture.opening()
    keys.credentials.identities += [
      try #require(X25519Identity(Substring(other.identity), Sodium()))
    ]
    let path = try encrypted(to: [own.recipient])
    let source = try source(path, keys)
    let contents = try read(source)
    _ = try encrypted(to: [own.recipient, other.recipient])
    guard case .conflict(isGone: false) = try save("37", contents, to: source) else {
      Issue.record("no conflict")
      return
    }
    #expect(isSaved(try save("37", contents, to: source, .anything)))
    for key in [own, other] { #expect(try plain(path, by: key).contains("37")) }
  }

  @Test("that is gone is written again for its recipients, if nothing else has its name")
  func gone() throws {
    let own = try SourceFixture.keys()
    let path = try encrypted(to: [own.recipient])
    let source = try source(path)
    let contents = try read(source)
    #expect(remove(path) == 0)
    guard case .conflict(isGone: true) = try save("37", contents, to: source) else {
      Issue.record("no conflict")
      return
    }
    #expect(isSaved(try save("37", contents, to: source, .nothing)))
    #expect(try plain(path, by: own).contains("37"))
    guard case .conflict(isGone: false) = try save("38", contents, to: source, .nothing) else {
      Issue.record("it was replaced")
      return
    }
  }

  @Test("stays a text, and is another one at each save")
  func armor() throws {
    let own = try SourceFixture.keys()
    let path = try folder.put(
      bytes: AgeProgram.encrypt(Array(Self.text.utf8), to: [own.recipient], armored: true),
      at: "data.age")
    let source = try source(path)
    let contents = try read(source)
    guard case .saved(let version) = try save("37", contents, to: source) else {
      Issue.record("not saved")
      return
    }
    let first = try SourceFixture.bytesOfFile(path)
    #expect(first.starts(with: "-----BEGIN AGE ENCRYPTED FILE-----\n".utf8))
    #expect(isSaved(try save("37", contents, to: source, .version(version))))
    #expect(try SourceFixture.bytesOfFile(path) != first)
  }

  @Test("keeps the line ends of its text")
  func lineEnds() throws {
    let own = try SourceFixture.keys()
    let text = try AgeProgram.encrypt(
      Array(Self.text.utf8), to: [own.recipient], armored: true)
    let path = try folder.put(
      bytes: text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }, at: "data.age")
    let source = try source(path)
    #expect(isSaved(try save("37", read(source), to: source)))
    let saved = try SourceFixture.bytesOfFile(path)
    #expect(saved.starts(with: "-----BEGIN AGE ENCRYPTED FILE-----\r\n".utf8))
    #expect(saved.count { $0 == 0x0D } == saved.count { $0 == 0x0A })
  }

  @Test("is prepared for a save before it, once, and with another salt each time")
  func preparation() throws {
    let passphrase = SecretBytes("x".utf8)
    let sealed = try AgeSealing(
      for: .passphrase(passphrase, workFactor: 3), isArmored: false
    ).file { sink in try Array(Self.text.utf8).withUnsafeBytes { try sink($0) } }
    let path = try folder.put(bytes: sealed, at: "data.age")
    let source = try source(path, AgeKeys(AgeCredentials(passphrase: passphrase)))
    let contents = try read(source)
    var (salts, expected): ([Substring], RecordCommit.Expected) = ([], .anything)
    for _ in 0..<3 {
      #expect(!source.isReadyToCommit)
      source.prepareCommit()
      #expect(source.isReadyToCommit)
      guard case .saved(let version) = try save("37", contents, to: source, expected) else {
        Issue.record("not saved")
        return
      }
      expected = .version(version)
      let lines = String(decoding: try SourceFixture.bytesOfFile(path), as: UTF8.self)
        .split(separator: "\n")
      #expect(lines[1].hasSuffix(" 3"))
      salts.append(lines[1])
    }
    #expect(Set(salts).count == 3)
  }

  @Test("goes to another name encrypted; data in clear don't go to a name of an encrypted file")
  func elsewhere() throws {
    let own = try SourceFixture.keys()
    let source = try source(encrypted(to: [own.recipient]))
    let contents = try read(source)
    let other = try #require(source.elsewhere(folder.file("copy.json")))
    #expect(other.isEncrypted)
    #expect(isSaved(try save("37", contents, to: other, .nothing)))
    #expect(try plain(folder.file("copy.json"), by: own).contains("37"))
    let clear = try folder.put(Self.text, at: "data.json")
    #expect(SourceCatalog.source(named: clear).elsewhere(folder.file("copy.age")) == nil)
  }

  @Test("is recognized by its content; keys are refused for anything else")
  func recognition() throws {
    let path = try folder.put(
      bytes: AgeProgram.encrypt(Array(Self.text.utf8), to: [SourceFixture.keys().recipient]),
      at: "data.json")
    #expect(try source(path).isEncrypted)
    let clear = try folder.put(Self.text, at: "clear.age")
    #expect(!SourceCatalog.source(named: clear).isEncrypted)
    let refused = SourceCatalog.source(named: clear, SourceOptions(keyOption: "--identity"))
    let failure = try #require(readingFailure(refused))
    #expect(failure.isUsage && failure.reason.contains("--identity is for encrypted files"))
  }

  @Test("that another program decrypts meanwhile is not read as such")
  func decrypted() throws {
    let path = try encrypted(to: [SourceFixture.keys().recipient])
    let source = try source(path)
    _ = try read(source)
    try folder.put(Self.text, at: "data.age")
    let failure = try #require(readingFailure(source))
    #expect(failure.reason.contains("it is not an encrypted file"))
  }

  @Test("with broken contents says where; with a database, that it is one")
  func brokenContents() throws {
    func reason(_ text: String) throws -> Sentence? {
      let path = try folder.put(
        bytes: AgeProgram.encrypt(Array(text.utf8), to: [SourceFixture.keys().recipient]),
        at: "data.json.age")
      return try readingFailure(source(path))?.reason
    }
    #expect(try reason("[1,") != nil)
    #expect(try reason("[{\"a\": \"\u{FFFD}\"}, ") != nil)
    #expect(try reason("") != nil)
    #expect(try reason("<plist><array>") != nil)
    #expect(try reason("SQLite format 3\0")?.contains("SQLite database") == true)
  }

  @Test("that is locked, read only or gone is not saved, and says so")
  func environment() throws {
    let path = try encrypted(to: [SourceFixture.keys().recipient])
    let source = try source(path)
    let contents = try read(source)
    try withoutPrivileges {
      // The folder is another user's: nothing can be made in it.
      guard case .failed = try save("37", contents, to: source) else {
        Issue.record("it was saved")
        return
      }
    }
    let lock = try source.lock(patience: .seconds(5))
    #expect(throws: SourceFailure.self) { try source.lock(patience: .milliseconds(1)) }
    withExtendedLifetime(lock) {}
    #expect(folder.names() == ["data.age"])
  }
}
