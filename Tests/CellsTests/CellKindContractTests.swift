import Forms
import JSONText
import Rules
import Screen
import SeededRandom
import Testing
import Texts
import TextsTesting
import Values

@testable import Cells

/// What every kind of cell promises, whatever the record holds.
@Suite("Every kind of cell")
struct CellKindContractTests {
  static let names = CellCatalog.core.declarations.map(\.name)

  /// Values of every type, some of which each kind finds foreign.
  static let values = [
    nil, "null", #""""#, "true", "false", "12.50", "-1e400", #""2026-11-21""#,
    #""2026-11-21T09:30:00+01:00""#, #""b""#, #"{"a":[1,{}]}"#, "[1,2]",
    #""Joined from the Oslo office; speaks Norwegian, Mandarin\nand a little Portuguese.""#,
    #""张三丰 👨‍👩‍👧 e\u0301 \u202e \u001b[31m \u0300""#,
  ]

  @Test("Its declaration tells name, types and summary", arguments: names)
  func declaration(name: String) {
    let kind = CellCatalog.core.kind(named: name)
    #expect(kind.declaration.name == name)
    #expect(name.hasSuffix("Cell"))
    #expect(
      !kind.declaration.allowedValueTypes.contains(kind.declaration.valueType)
        || kind.declaration.traits.contains(.readOnly))
    #expect(kind.declaration.summary(in: Language.english.texts).hasSuffix("."))
    #expect(kind.declaration.summary(in: Language.chinese.texts).hasSuffix("。"))
  }

  @Test("Each key of its own is a key of rows, which the reference explains", arguments: names)
  func ownKeys(name: String) {
    let declaration = CellCatalog.core.kind(named: name).declaration
    for key in declaration.keys { #expect(FormVocabulary.key(key, in: .row) != nil, "\(key)") }
    #expect(declaration.needs.allSatisfy(declaration.ownKeys.contains))
  }

  @Test("What is typed comes back as the text that the field opens with", arguments: names)
  func roundTrip(name: String) throws {
    let typed = ["12", "-3.25", "on", "2026-11-22", "Title b", "[1,2]", "x 你 👩‍👩‍👧"]
    for text in typed {
      let sample = try Sample(name, json: nil)
      guard
        case .success(.set(let value)) = sample.binder.entry(in: sample.bound).conversion(
          of: text, original: sample.bound.content)
      else { continue }
      let stored = try Sample(name, json: value.jsonText())
      let opened = stored.binder.entry(in: stored.bound).text
      let again = stored.binder.entry(in: sample.bound).conversion(
        of: opened, original: sample.bound.content)
      #expect(again == .success(.set(value)), "\(text) \(opened)")
    }
  }

  @Test("Two kinds never have one name")
  func uniqueNames() { #expect(Set(Self.names).count == Self.names.count) }

  @Test("Its value at rest is no wider than asked, at any width", arguments: names)
  func contentFits(name: String) throws {
    let theme = Theme()
    for sample in try samples(of: name) {
      for width in 0...120 {
        let content = sample.kind.content(of: sample.bound, width: width, lines: .max, theme: theme)
        #expect(!content.lines.isEmpty)
        #expect(content.lines.allSatisfy { $0.columns <= width })
        let column = sample.kind.tableContent(of: sample.bound, width: width, theme: theme)
        #expect(column.lines.count <= 1)
        #expect(column.lines.allSatisfy { $0.columns <= width })
        // The same value gives the same screen.
        #expect(
          content
            == sample.kind.content(of: sample.bound, width: width, lines: .max, theme: theme))
        #expect(
          column == sample.kind.tableContent(of: sample.bound, width: width, theme: theme))
      }
    }
  }

  @Test(
    "Its value at rest takes no more lines than it may, and counts the others", arguments: names)
  func contentHeight(name: String) throws {
    let theme = Theme()
    for sample in try samples(of: name) {
      let whole = sample.kind.content(of: sample.bound, width: 20, lines: .max, theme: theme)
      let cut = sample.kind.content(of: sample.bound, width: 20, lines: 1, theme: theme)
      #expect(whole.hiddenLines == 0)
      #expect(cut.lines.count == 1)
      #expect(cut.hiddenLines == whole.lines.count - 1)
      #expect(cut.hiddenLines == 0 || cut.lines[0].text.hasSuffix("…"))
    }
  }

  @Test("Its hint is short", arguments: names)
  func hint(name: String) throws {
    for sample in try samples(of: name) {
      let hint = sample.kind.hint(for: sample.bound, in: Language.english.texts)
      #expect(hint.map { !$0.isEmpty && $0.columns <= 6 } ?? true)
    }
  }

  @Test("Its editor names the keys that work, Esc among them", arguments: names)
  func keyHints(name: String) throws {
    for sample in try samples(of: name) {
      guard let typist = sample.typist else { continue }
      #expect(typist.editor.keys.contains { $0.keys == "Esc" })
      #expect(typist.editor.keys.allSatisfy { !$0.keys.isEmpty && !$0.meaning.isEmpty })
    }
  }

  @Test("Leaving its editor with Tab and nothing typed is not an edit", arguments: names)
  func tabUntouched(name: String) throws {
    for sample in try samples(of: name) {
      guard var typist = sample.typist else { continue }
      let response = typist.press("Tab")
      guard case .commit(.text(let text), then: .next) = response else {
        Issue.record("Tab answered \(response)")
        continue
      }
      // The form keeps a secret whose field is left empty.
      if sample.bound.display.role == .secure {
        #expect(text.isEmpty)
        continue
      }
      let edit = typist.binder.entry(in: sample.bound).conversion(
        of: text, original: sample.bound.content)
      // What it opened with was not typed: the form asks for no edit.
      let isOpened = text == typist.binder.entry(in: sample.bound).text
      #expect(isOpened || edit == .success(.unchanged), "\(sample.json ?? "missing")")
    }
  }

  @Test("Space edits nothing that is typed on a line", arguments: names)
  func space(name: String) throws {
    for sample in try samples(of: name) {
      let start = sample.begin(.space)
      if case .editor(let editor) = start, editor.isTyped { #expect(name == "DateCell") }
    }
  }

  @Test(
    "Random keys never crash it, the cursor stays in the field, and Esc then cancels",
    arguments: names)
  func randomKeys(name: String) throws {
    var random = SeededGenerator(seed: 7)
    for sample in try samples(of: name) {
      guard var typist = sample.typist else { continue }
      for _ in 0..<150 {
        typist.field = Size(
          width: Int.random(in: 1...40, using: &random),
          height: Int.random(in: 1...5, using: &random))
        _ = typist.give(randomInput(&random))
        typist.field.width = Int.random(in: 1...40, using: &random)
        expectFits(typist)
      }
      #expect(typist.press("Esc") == .cancel)
    }
  }

  @Test("Tab commits from any state of a typed editor", arguments: names)
  func tabCommits(name: String) throws {
    var random = SeededGenerator(seed: 11)
    for sample in try samples(of: name) {
      guard var typist = sample.typist, typist.editor.isTyped else { continue }
      for _ in 0..<20 { _ = typist.give(randomInput(&random)) }
      #expect(typist.press("Tab") == .commit(.text(typist.editor.text), then: .next))
    }
  }

  @Test("A secret is never drawn at rest", arguments: names)
  func secretAtRest(name: String) throws {
    let texts = Language.english.texts
    for json in [#""Tr0ub4dor\nxyzzy""#, "4711", "[4711]", "true", "false"] {
      let sample = try Sample(name, json: json) { $0.isSecure = true }
      for width in [3, 40] {
        let form = sample.kind.content(of: sample.bound, width: width, lines: 9, theme: Theme())
        let column = sample.kind.tableContent(of: sample.bound, width: width, theme: Theme())
        for line in form.lines + column.lines {
          #expect(
            !["Tr0", "4711", "●", "○", texts.on, texts.off].contains(where: line.text.contains))
        }
      }
    }
  }

  @Test(
    "A secret that is typed is never drawn",
    arguments: CellCatalog.core.declarations.filter { $0.families.contains(.texts) }.map(\.name))
  func secret(name: String) throws {
    let sample = try Sample(name, json: #""Tr0ub4dor\nxyzzy""#) { $0.isSecure = true }
    let content = sample.kind.content(of: sample.bound, width: 40, lines: 9, theme: Theme())
    #expect(content.lines.allSatisfy { $0.text.allSatisfy("• ".contains) })
    guard var typist = sample.typist else { return }
    var random = SeededGenerator(seed: 3)
    let moves = keys("Left Right Home End Up Down M-b C-Right C-z C-y")
    for _ in 0..<100 {
      typist.press([moves.randomElement(using: &random) ?? KeyPress(.left)])
      typist.press(typing("Q"))
      let text = typist.lines.joined() + typist.popup.joined()
      #expect(text.allSatisfy("•‹› ".contains))
    }
    #expect(typist.press("C-x C-e") == .refused("a secret is not handed to another program"))
  }

  @Test("A kind that can't be edited starts nothing")
  func labels() throws {
    for sample in try samples(of: "LabelCell") {
      guard case .nothing = sample.begin(.enter) else {
        Issue.record("a label was edited")
        continue
      }
    }
  }

  @Test("It goes on with its text when its row is read anew", arguments: names)
  func followsRow(name: String) throws {
    for sample in try samples(of: name) {
      guard var typist = sample.typist else { continue }
      _ = typist.give(.key(KeyPress(named: "2")))
      let text = typist.editor.text
      typist.editor.follow(sample.bound.state)
      #expect(typist.editor.text == text)
    }
  }
}

extension CellKindContractTests {
  private func samples(of name: String) throws -> [Sample] {
    try Self.values.map { try Sample(name, json: $0) }
  }

  private func expectFits(_ typist: Typist) {
    let view = typist.view
    let field = typist.field
    #expect(view.lines.count <= field.height)
    #expect(view.lines.allSatisfy { $0.columns <= field.width })
    #expect(view.cursor.map { (0..<field.width).contains($0.x) } ?? true)
    #expect(view.cursor.map { (0..<field.height).contains($0.y) } ?? true)
    if let popup = view.popup {
      #expect(popup.width <= max(field.width, 60))
      #expect(
        popup.lines.allSatisfy {
          $0.columns == popup.width || $0.columns > popup.width && popup.markWidth != nil
        })
      #expect(popup.focusedLine.map(popup.lines.indices.contains) ?? true)
    }
  }

  private func randomInput(_ random: inout SeededGenerator) -> EditorInput {
    let script = [
      "Enter", "Tab", "Backspace", "Delete", "Up", "Down", "Left", "Right", "Home", "End", "PgUp",
      "PgDn", "M-b", "C-Right", "C-w", "C-u", "C-k", "C-z", "C-y", "C-x", "C-e", "a", "7", "-",
      "你", "F2", "BackTab", "h", "l", "+", "Space",
    ]
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .paste("12 a\n你 \u{1B}[")
    case 1:
      return .clickField(
        line: Int.random(in: -1...9, using: &random),
        column: Int.random(in: -1...50, using: &random))
    case 2:
      return .clickPopup(
        line: Int.random(in: -1...9, using: &random),
        column: Int.random(in: -1...30, using: &random))
    case 3: return .replaceText("2026-01-0")
    default: return .key(KeyPress(named: script.randomElement(using: &random) ?? "a"))
    }
  }
}
