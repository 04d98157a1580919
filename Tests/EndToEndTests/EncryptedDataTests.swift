import AgeFile
import AgeTesting
import Foundation
import ScreenTesting
import Testing

@Suite("Commands on encrypted files")
struct EncryptedDataTests {
  @Test("read them with an identity of an option or of the environment", arguments: [false, true])
  func reading(armored: Bool) throws {
    let (scene, _) = try Scene.encrypted(armored: armored)
    let got = try scene.run("get", "--identity", "key.txt", "form.plist", "ada.age", "name")
    #expect(got.status == 0 && got.output == "Ada Lovelace\n", "\(got.errors)")
    let shown = try scene.run("show", "--identity", "key.txt", "form.plist", "ada.age")
    #expect(shown.status == 0 && shown.output.contains("ada@example.org"))
    let checked = try scene.run("check", "--identity", "key.txt", "form.plist", "ada.age")
    #expect(checked.status == 0 && checked.lines.count == 1 && checked.output.contains("info"))
    let new = try scene.run("new", "--identity", "key.txt", "ada.age")
    #expect(new.status == 0 && new.output.contains("salary"))
    let environment = try scene.shell(
      "FORMVIEW_IDENTITY=key.txt $formview get form.plist ada.age name")
    #expect(environment.output == "Ada Lovelace\n", "\(environment.errors)")
  }

  @Test(
    "set a value: age finds it there, every other byte is as before, and nothing is left in clear")
  func setting() throws {
    for armored in [false, true] {
      let (scene, keys) = try Scene.encrypted(armored: armored)
      let outcome = try scene.run(
        "set", "--identity", "key.txt", "form.plist", "ada.age", "salary=77")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try scene.decrypted(by: keys) == Fixtures.ada.replacing("4200.50", with: "77"))
      #expect(try scene.bytes().starts(with: "-----BEGIN".utf8) == armored)
      #expect(try scene.files(containing: "Lovelace").isEmpty)
    }
  }

  @Test("Without the library one sentence names the package; other data need it not")
  func noLibrary() throws {
    let (scene, _) = try Scene.encrypted(armored: false)
    try scene.makeFolder("lib")
    try scene.write("lib/libsodium.so.23", "")
    try scene.write("lib/libsodium.so.26", "")
    try scene.write("ada.json", Fixtures.ada)
    let outcome = try scene.shell(
      "export LD_LIBRARY_PATH=lib; \"$formview\" check form.plist ada.json && "
        + "\"$formview\" show --identity key.txt form.plist ada.age")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("libsodium is missing on this machine ("), "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("; install the package libsodium23\n"), "\(outcome.errors)")
  }

  @Test("set a value in a file with a passphrase, which stays the same")
  func settingByPassphrase() throws {
    let scene = try Scene.encryptedByPassphrase()
    let before = try scene.bytes()
    let outcome = try scene.run(
      "set", "--passphrase-file", "pass.txt", "form.plist", "ada.age", "salary=77")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try scene.decryptedByPassphrase() == Fixtures.ada.replacing("4200.50", with: "77"))
    // The salt and all behind it.
    let line = try String(decoding: scene.bytes(), as: UTF8.self).split(separator: "\n")[1]
    #expect(!String(decoding: before, as: UTF8.self).contains(line))
    #expect(try scene.files(containing: "Lovelace").isEmpty)
  }

  @Test("open what age has encrypted with a passphrase")
  func ofAge() throws {
    let scene = try Scene.encryptedByPassphrase()
    try scene.write(
      "ada.age",
      Data(AgeProgram.encrypt(Array(Fixtures.ada.utf8), passphrase: "correct horse")))
    let got = try scene.run(
      "get", "--passphrase-file", "pass.txt", "form.plist", "ada.age", "name")
    #expect(got.output == "Ada Lovelace\n", "\(got.errors)")
  }

  @Test("say which option is missing: status 2")
  func missingOptions() throws {
    let (scene, _) = try Scene.encrypted()
    let identity = try scene.run("get", "form.plist", "ada.age", "name")
    #expect(identity.status == 2 && identity.output.isEmpty)
    #expect(
      identity.errors == """
        ada.age: error FILE: it is encrypted to keys; give a file that has one of their identities \
        with --identity

        """)
    // No terminal that could be asked.
    let passphrase = try Scene.encryptedByPassphrase().shell(
      "setsid -w $formview get form.plist ada.age name")
    #expect(passphrase.status == 2 && passphrase.output.isEmpty)
    #expect(
      passphrase.errors == """
        ada.age: error FILE: it is encrypted with a passphrase; give a file that has it with \
        --passphrase-file

        """)
  }

  @Test("say in one line what is wrong with a passphrase, a key or the file: status 4")
  func failures() throws {
    let scene = try Scene.encryptedByPassphrase()
    func outcome(_ arguments: String...) throws -> Scene.Outcome {
      try scene.run(["get"] + arguments + ["form.plist", "ada.age", "name"])
    }
    let wrong = try outcome("--passphrase-file", "wrong.txt")
    #expect(wrong.status == 4 && wrong.errors.contains("the passphrase is wrong"))
    let whole = try scene.bytes()
    for bytes in [
      Array(whole.dropLast()), Array(whole.prefix(60)),
      whole.dropLast() + [whole[whole.count - 1] ^ 1],
      Array("age-encryption.org/v9\n".utf8),
    ] {
      try scene.write("ada.age", Data(bytes))
      let failed = try outcome("--passphrase-file", "pass.txt")
      #expect(failed.status == 4 && failed.output.isEmpty)
      #expect(failed.errors.hasPrefix("ada.age: error FILE: the encrypted file"))
      #expect(failed.errors.split(separator: "\n").count == 1)
    }
    let text = String(decoding: whole, as: UTF8.self)
    let end = try #require(text.firstRange(of: " 5\n")).lowerBound
    let start = text.utf8.distance(from: text.startIndex, to: end)
    try scene.write("ada.age", Data(whole[..<start] + " 23\n".utf8 + whole[(start + 3)...]))
    let work = try outcome("--passphrase-file", "pass.txt")
    #expect(work.status == 4 && work.errors.contains("a work factor of 23, and above 22"))
    try scene.write("ada.age", Data(whole))
    for (option, text) in [
      ("--identity", "secret\n"), ("--passphrase-file", "\n"), ("--recipients-file", "ssh-rsa A\n"),
    ] {
      try scene.write("bad.txt", text)
      let failed = try outcome(option, "bad.txt")
      #expect(failed.status == 4 && failed.errors.hasPrefix("bad.txt: error FILE: "))
    }
  }

  @Test("save for unknown recipients only if they are listed")
  func recipients() throws {
    let (scene, keys) = try Scene.encrypted()
    let other = try AgeProgram.newKeys()
    try scene.encrypt(Fixtures.ada, to: [keys.recipient, other.recipient])
    let before = try scene.bytes()
    let refused = try scene.run(
      "set", "--identity", "key.txt", "form.plist", "ada.age", "salary=77")
    #expect(refused.status == 4 && refused.errors.contains("--recipients-file"))
    #expect(try scene.bytes() == before)
    try scene.write("all.txt", "# all\n\(keys.recipient)\n\(other.recipient)\n")
    let saved = try scene.run(
      "set", "--identity", "key.txt", "--recipients-file", "all.txt", "form.plist", "ada.age",
      "salary=77")
    #expect(saved.status == 0, "\(saved.errors)")
    for key in [keys, other] { #expect(try scene.decrypted(by: key).contains("77")) }
    // Both identities together are all recipients.
    try scene.write("other.txt", other.identity + "\n")
    let both = try scene.run(
      "set", "--identity", "key.txt", "--identity", "other.txt", "form.plist", "ada.age",
      "salary=78")
    #expect(both.status == 0, "\(both.errors)")
    for key in [keys, other] { #expect(try scene.decrypted(by: key).contains("78")) }
  }

  @Test("Recipients that a save leaves out are reported with their number")
  func fewerRecipients() throws {
    let (scene, keys) = try Scene.encrypted()
    let others = [try AgeProgram.newKeys(), try AgeProgram.newKeys()]
    try scene.encrypt(Fixtures.ada, to: [keys.recipient] + others.map(\.recipient))
    try scene.write("some.txt", "\(keys.recipient)\n")
    let command = [
      "set", "--identity", "key.txt", "--recipients-file", "some.txt", "form.plist", "ada.age",
    ]
    let saved = try scene.run(command + ["salary=77"])
    #expect(saved.status == 0)
    #expect(
      saved.errors.hasPrefix(
        "ada.age: warning: it is saved, but for 1 of at least 3 recipients"),
      "\(saved.errors)")
    let again = try scene.run(command + ["salary=78"])
    #expect(again.status == 0 && again.errors.isEmpty, "\(again.errors)")
    #expect(try scene.decrypted(by: keys).contains("78"))
  }

  @Test("set passes encrypted input on encrypted, for whom it was, or not at all")
  func piping() throws {
    let (scene, keys) = try Scene.encrypted()
    let piped = try scene.shell(
      "$formview set --identity key.txt form.plist - salary=77 < ada.age > out.age")
    #expect(piped.status == 0, "\(piped.errors)")
    #expect(
      try scene.decrypted(by: keys, "out.age") == Fixtures.ada.replacing("4200.50", with: "77"))
    #expect(try scene.files(containing: "Lovelace").isEmpty)
    try scene.encrypt(Fixtures.ada, to: [keys.recipient, try AgeProgram.newKeys().recipient])
    let refused = try scene.shell(
      "$formview set --identity key.txt form.plist - salary=77 < ada.age")
    #expect(refused.status == 4 && refused.output.isEmpty)
    #expect(refused.errors.contains("--recipients-file"), "\(refused.errors)")
  }

  @Test("A file that was cut to a few bytes, and one that is encrypted twice, say so")
  func cutAndTwice() throws {
    let (scene, keys) = try Scene.encrypted()
    try scene.write("cut.age", Data(scene.bytes().prefix(12)))
    let cut = try scene.run("get", "--identity", "key.txt", "form.plist", "cut.age", "name")
    #expect(cut.status == 4 && cut.errors.contains("cut"), "\(cut.errors)")
    let inner = try scene.bytes()
    try scene.write(
      "twice.age", Data(AgeProgram.encrypt(inner, to: [keys.recipient], armored: false)))
    let twice = try scene.run("get", "--identity", "key.txt", "form.plist", "twice.age", "name")
    #expect(twice.status == 4)
    #expect(twice.errors.contains("is an encrypted file itself"), "\(twice.errors)")
  }

  @Test("are opened out of a pipe only with the option that says that they are encrypted")
  func pipes() throws {
    let (scene, _) = try Scene.encrypted()
    let got = try scene.shell("$formview get --identity key.txt form.plist - name < ada.age")
    #expect(got.output == "Ada Lovelace\n", "\(got.errors)")
    let refused = try scene.shell("$formview get form.plist - name < ada.age")
    #expect(refused.status == 4 && refused.errors.contains("it is encrypted"))
    // A file of identities may be a pipe: it is read once.
    try scene.encrypt(Fixtures.ada, to: [AgeProgram.newKeys().recipient], at: "other.age")
    let piped = try scene.shell(
      "$formview check --identity <(cat key.txt) form.plist ada.age ada.age")
    #expect(piped.status == 0, "\(piped.errors)")
  }

  @Test("refuse keys for data in clear")
  func clear() throws {
    let (scene, _) = try Scene.encrypted()
    try scene.write("ada.json", Fixtures.ada)
    let outcome = try scene.run("get", "--identity", "key.txt", "form.plist", "ada.json", "name")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--identity is for encrypted files that are"))
  }

  @Test("ask for values line by line, and save them encrypted")
  func prompting() throws {
    let (scene, keys) = try Scene.encrypted()
    try scene.write("name.plist", "( { valuePath = name; } )")
    let outcome = try scene.run(
      "prompt", "--identity", "key.txt", "name.plist", "ada.age", input: "Ada King\n")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(
      try scene.decrypted(by: keys) == Fixtures.ada.replacing("Ada Lovelace", with: "Ada King"))
    let linted = try scene.run("lint", "name.plist", "--identity", "key.txt", "--data", "ada.age")
    #expect(linted.status == 0, "\(linted.output)\(linted.errors)")
  }

  @Test("find the form of the data in clear, and open other formats inside")
  func inside() throws {
    let (scene, keys) = try Scene.encrypted()
    try scene.write("staff.form.plist", Fixtures.form)
    try scene.encrypt(Fixtures.staff, to: [keys.recipient], at: "staff.json.age")
    let shown = try scene.run(
      "get", "--identity", "key.txt", "--form", "auto", "--record", "2", "staff.json.age", "name")
    #expect(shown.output == "Bob\n", "\(shown.errors)")
    let lines = "{\"name\": \"Ada\"}\n{\"name\": \"Bo\"}\n"
    try scene.encrypt(lines, to: [keys.recipient], at: "log.jsonl.age")
    let plist = "{ name = Ada; /* kept */ }\n"
    try scene.encrypt(plist, to: [keys.recipient], at: "ada.plist.age")
    for (name, text) in [("log.jsonl.age", lines), ("ada.plist.age", plist)] {
      let outcome = try scene.run(
        "set", "--identity", "key.txt", "--record", "1", "form.plist", name, "name=Lin")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try scene.decrypted(by: keys, name) == text.replacing("Ada", with: "Lin"))
    }
  }

  @Test("the manual's example opens")
  func example() throws {
    let root = Repository.root.path
    let scene = try Scene()
    let shown = try scene.shell(
      "cd '\(root)' && $formview show --identity data/example.key "
        + "Forms/accounts.plist data/accounts.json.age")
    #expect(shown.status == 0 && shown.output.contains("lovelace"), "\(shown.errors)")
    #expect(!shown.output.contains("note G"))
    let checked = try scene.shell(
      "cd '\(root)' && $formview check --strict --identity data/example.key "
        + "Forms/accounts.plist data/accounts.json.age")
    #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
  }
}
