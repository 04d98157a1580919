import ScreenTesting
import Testing

@Suite("On the screen: open, edit, save")
struct ScreenEditingTests {
  @Test("It opens and shows the form, and leaves the terminal as it was")
  func opens() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    #expect(session.isOnAlternateScreen)
    #expect(session.line(of: "Name").contains("Ada Lovelace"))
    #expect(session.line(of: "Card").contains("7: Ada Lovelace"))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(!session.isOnAlternateScreen)
    #expect(session.isInShellMode)
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test("Editing one value and saving changes its bytes and nothing else")
  func editAndSave() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.replaceValue(of: "Name", with: "Grace")
    try session.wait(for: "● unsaved")
    try session.press("s")
    try session.wait(for: "Saved ada.json")
    #expect(
      try scene.read("ada.json")
        == Fixtures.ada.replacing("\"Ada Lovelace\"", with: "\"Grace\""))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("Leaving without saving asks, and discards only what is said to be discarded")
  func discard() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.replaceValue(of: "Name", with: "Grace")
    try session.press("q")
    try session.wait(for: "Not saved: changes.")
    try session.press("c")
    try session.wait(for: "Enter edit")
    #expect(try session.quitDiscarding() == .exited(0))
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test("C-c asks like q")
  func interrupt() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.edit("Name")
    session.type("!")
    try session.press("C-c")
    try session.wait(for: "Not saved: a field being typed.")
    try session.press("s")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("ada.json").contains("\"Ada Lovelace!\""))
  }

  @Test("A paste is text: its line breaks become spaces, its letters no commands")
  func paste() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    session.paste("q\nd\n")
    try session.wait(for: "Pasted text goes into a field")
    try session.edit("Name")
    try session.press("C-u")
    session.paste("Grace\nHopper")
    try session.wait(for: "Grace Hopper")
    try session.press("Enter", "s")
    try session.wait(for: "Saved")
    #expect(try scene.read("ada.json").contains("\"Grace Hopper\""))
  }

  @Test("With --read-only nothing is saved")
  func readOnly() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open("--read-only", "form.plist", "ada.json", showing: "read only")
    try session.replaceValue(of: "Name", with: "Grace")
    try session.press("s")
    try session.wait(for: "--read-only; S saves under another name")
    #expect(try session.quitDiscarding() == .exited(0))
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test("A secret is in nothing that is sent to the terminal, shown, searched, edited or compared")
  func secret() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.edit("PIN")
    session.type("98765")
    try session.press("Enter", "d")
    try session.wait(for: "What saving would change")
    try session.press("Esc", "y")
    try session.wait(for: "secret")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try scene.read("ada.json").contains("\"98765\""))
    let sent = String(decoding: session.rawOutput, as: UTF8.self)
    #expect(!sent.contains("1234"))
    #expect(!sent.contains("98765"))
  }

  @Test("The external editor's text comes back into the field")
  func externalEditor() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(environment: ["VISUAL": "sed -i s/Ada/Countess/"])
    try session.edit("Name")
    try session.press("C-x", "C-e")
    try session.wait(for: "Countess Lovelace")
    try session.press("Enter", "s")
    try session.wait(for: "Saved")
    #expect(try scene.read("ada.json").contains("\"Countess Lovelace\""))
  }

  @Test("Saving through a symbolic link writes its target and keeps link and mode")
  func link() throws {
    let scene = try Scene(Fixtures.files)
    _ = try scene.shell("chmod 640 ada.json; ln -s ada.json link.json")
    let session = try scene.open("form.plist", "link.json")
    try session.replaceValue(of: "Name", with: "Grace")
    try session.press("s")
    try session.wait(for: "Saved link.json")
    #expect(try scene.read("ada.json").contains("\"Grace\""))
    let listing = try scene.shell("stat -c '%F %a' link.json ada.json").lines
    #expect(listing.first?.hasPrefix("symbolic link") == true)
    #expect(listing.last == "regular file 640")
  }

  @Test("A save that fails says why, keeps the old file and the edits")
  func saveFails() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.replaceValue(of: "Name", with: "Grace")
    try session.press("S", "C-u")
    session.type("nowhere/ada.json")
    try session.press("Enter")
    try session.wait(for: "there is no folder nowhere")
    #expect(session.screen[0].contains("● unsaved"))
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test("A pattern that explodes is not judged, and typing goes on")
  func explodingPattern() throws {
    let form = "{ title = Person; rows = ( { key = Word; valuePath = w; regex = \"^(a+)+$\"; } ); }"
    let scene = try Scene(["form.plist": form, "ada.json": "{\"w\": \"a\"}"])
    let session = try scene.open()
    try session.edit("Word")
    session.paste(String(repeating: "a", count: 5_000) + "b")
    try session.wait(for: "too much work")
    session.type("typed")
    try session.wait(for: "btyped")
    try session.press("Enter")
    try session.wait(for: "not judged")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try scene.read("ada.json").hasSuffix("aabtyped\"}"))
  }
}
