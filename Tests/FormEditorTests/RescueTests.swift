import FormEditor
import JSONText
import Records
import Screen
import SourceText
import Testing

@Suite("What was rescued when the program was ended")
struct RescueTests {
  private static let rescued = Scenario.people.replacing("Ada", with: "Grace")

  private func text(
    _ text: String, record: Int = 1, row: String = "name", isSecure: Bool = false,
    of scenario: Scenario
  ) -> RescuedText {
    let table = scenario.editor.documentTable
    return RescuedText(
      record: record, row: row, text: text, isSecure: isSecure,
      fingerprint: table[table.id(at: record - 1)].mark)
  }

  private func asking(
    hasChanges: Bool = true, texts: [RescuedText] = [], fileIsNewer: Bool = false
  ) throws -> Scenario {
    var scenario = try Scenario(
      record: Scenario.people, size: Size(width: 100, height: 24), path: "people.json",
      opensTable: true)
    scenario.send(
      .rescueFound(
        Rescue(
          path: "people.json.unsaved", hasChanges: hasChanges, texts: texts,
          fileIsNewer: fileIsNewer)))
    return scenario
  }

  private func records(_ text: String, base: String? = nil) throws -> RescuedRecords {
    func table(_ text: String) throws -> RecordTable {
      try RecordTable(parsing: SourceText(name: "people.json", text: text))
    }
    return RescuedRecords(try table(text), base: try base.map(table))
  }

  /// Whether the last thing asked for is this.
  private func asks(_ scenario: Scenario, _ isWanted: (EditorEffect) -> Bool) -> Bool {
    scenario.effects.last.map(isWanted) ?? false
  }

  @Test("is a question that stays, and Esc keeps the file")
  func keep() throws {
    var scenario = try asking()
    #expect(scenario.question.contains("people.json.unsaved has changes not saved when formview"))
    scenario.press("j")
    #expect(scenario.question.contains("d look at the differences"))
    scenario.press("Esc")
    #expect(!scenario.question.contains("unsaved"))
    scenario.press("j", "k")
    #expect(!scenario.question.contains("unsaved") && scenario.effects.isEmpty)
    #expect(scenario.file == Scenario.people)
  }

  @Test("is deleted where the file has the same records by now")
  func same() throws {
    var scenario = try asking()
    scenario.press("t")
    scenario.send(.rescueRead(try records(Scenario.people), to: .adopt))
    #expect(scenario.helpLine.contains("people.json has the same records"), "\(scenario.text)")
    #expect(asks(scenario) { if case .deleteRescue(withTexts: true) = $0 { true } else { false } })
    #expect(!scenario.editor.hasUnsavedEdits)
  }

  @Test("is kept where only the screen has the same records, and the file does not")
  func sameAsUnsaved() throws {
    var scenario = try asking()
    scenario.press("k", "l", "e", "C-u")
    scenario.type("Grace")
    scenario.press("Enter")
    #expect(scenario.file == Self.rescued)
    scenario.send(
      .rescueFound(Rescue(path: "people.json.unsaved", hasChanges: true, texts: [])))
    scenario.press("t")
    scenario.send(.rescueRead(try records(Self.rescued), to: .adopt))
    #expect(!asks(scenario) { if case .deleteRescue = $0 { true } else { false } })
  }

  @Test("says if the data file was changed since")
  func newer() throws {
    #expect(try asking(fileIsNewer: true).question.contains("people.json was changed since"))
  }

  @Test("waits while a field is open")
  func waits() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.send(.rescueFound(Rescue(path: "p.unsaved", hasChanges: true, texts: [])))
    #expect(!scenario.question.contains("p.unsaved"))
    scenario.press("Esc")
    #expect(scenario.question.contains("p.unsaved has changes"))
  }

  @Test("is looked at without being taken, and is asked about again after it")
  func look() throws {
    var scenario = try asking()
    scenario.press("d")
    #expect(asks(scenario) { if case .readRescue(to: .look) = $0 { true } else { false } })
    scenario.send(.rescueRead(try records(Self.rescued), to: .look))
    #expect(scenario.text.contains("What taking people.json.unsaved would change"))
    #expect(scenario.text.contains("Grace"))
    #expect(scenario.file == Scenario.people)
    scenario.press("Esc")
    #expect(scenario.question.contains("t take them"))
  }

  @Test("of drafts alone shows the drafts, and says nothing of records")
  func lookAtDrafts() throws {
    let scenario = try asking()
    let draft = text("Grac", of: scenario)
    var drafts = try asking(hasChanges: false, texts: [draft])
    drafts.press("d")
    #expect(drafts.text.contains("What taking"))
    #expect(drafts.text.contains("Grac"))
    #expect(!drafts.text.contains("moved"))
  }

  @Test("A draft finds its record by its identity, and the only one of a file with one object")
  func changedRecords() throws {
    let form =
      "{ recordIdentity = id; rows = ( { valuePath = id; }, { valuePath = n; regex = \"[A-Z]+\"; } ); }"
    for (before, after, key) in [
      (
        #"[{"id": 1, "n": "A"}, {"id": 2, "n": "B"}]"#, #"[{"id":2,"n":"B"},{"id":1,"n":"A"}]"#, "G"
      ),
      (
        #"[{"id": 1.0, "n": "A"}, {"id": 2.0, "n": "B"}]"#,
        #"[{"id":2,"n":"B"},{"id":1,"n":"A"}]"#, "G"
      ),
      (#"{"id": 1, "n": "A"}"#, #"{"id":1,"n":"A","x":2}"#, "g"),
    ] {
      var typed = try Scenario(
        form: form, record: before, size: Size(width: 100, height: 16), path: "d.json",
        opensTable: before.hasPrefix("["))
      typed.press(key, before.hasPrefix("[") ? "End" : "j", "e", "C-u")
      typed.type("bad")
      typed.press("Enter", "Enter")
      let texts = typed.editor.textsToRescue
      #expect(texts.count == 1)
      let lines = texts.map(\.jsonLine)
      var scenario = try Scenario(
        form: form, record: after, size: Size(width: 100, height: 16), path: "d.json",
        opensTable: after.hasPrefix("["))
      scenario.send(
        .rescueFound(
          Rescue(
            path: "d.json.unsaved", hasChanges: false,
            texts: lines.compactMap { RescuedText(jsonLine: $0) })))
      scenario.press("t")
      #expect(scenario.editor.textsToRescue.map(\.text) == ["bad"], "\(scenario.text)")
      #expect(scenario.editor.textsToRescue.first?.record == 1)
    }
  }

  @Test("is taken as unsaved changes that u takes back, and goes with the next save")
  func take() throws {
    var scenario = try asking()
    scenario.press("t")
    #expect(asks(scenario) { if case .readRescue(to: .adopt) = $0 { true } else { false } })
    scenario.send(.rescueRead(try records(Self.rescued), to: .adopt))
    #expect(scenario.file == Self.rescued)
    #expect(scenario.screen[0].contains("unsaved"))
    scenario.press("u")
    #expect(scenario.file == Scenario.people)
    scenario.pressAndFinish("C-r", "s", "s")
    #expect(try scenario.finishSave() == Self.rescued)
    #expect(asks(scenario) { if case .deleteRescue(withTexts: true) = $0 { true } else { false } })
  }

  @Test("is deleted when told so, and not otherwise")
  func delete() throws {
    var scenario = try asking()
    scenario.press("x")
    #expect(scenario.question.contains("for good?"))
    scenario.press("Esc")
    #expect(scenario.question.contains("x delete it") && !scenario.question.contains("for good?"))
    scenario.press("x", "x")
    #expect(asks(scenario) { if case .deleteRescue(withTexts: true) = $0 { true } else { false } })
    #expect(scenario.file == Scenario.people)
    scenario.press("Esc", "j")
    #expect(!scenario.question.contains("unsaved"))
  }

  @Test("may be other records, more of them, fewer, or in another order")
  func shapes() throws {
    let lines = [
      "{\"name\": \"A\"}", "{\"name\": \"B\"}", "{\"name\": \"C\"}", "{\"name\": \"D\"}",
    ]
    let new = "{\"name\": \"New\"}"
    let others = [
      [lines[0], lines[2], lines[3]], [lines[1]], lines + [new], [new] + lines,
      [lines[0], new, lines[1], lines[3]], [lines[3], lines[0], new], [], lines.reversed(),
      [lines[0], lines[0], lines[1], new, new],
    ]
    for other in others {
      var scenario = try Scenario(
        record: lines.map { $0 + "\n" }.joined(), path: "people.jsonl", opensTable: true)
      let wanted = other.map { $0 + "\n" }.joined()
      scenario.send(.rescueFound(Rescue(path: "r", hasChanges: true, texts: [])))
      scenario.press("t")
      let table = try RecordTable(parsing: SourceText(name: "people.jsonl", text: wanted))
      scenario.send(.rescueRead(RescuedRecords(table, base: nil), to: .adopt))
      #expect(scenario.file == wanted)
      scenario.press("u", "u", "u")
      #expect(scenario.file == lines.map { $0 + "\n" }.joined())
    }
  }

  @Test("of another shape than the file has now is left alone")
  func otherShape() throws {
    var scenario = try asking()
    scenario.press("t")
    scenario.send(.rescueRead(try records("{\"name\": \"Ada\"}"), to: .adopt))
    #expect(scenario.helpLine.contains("has another shape now"))
    #expect(scenario.file == Scenario.people)
  }

  @Test("has the drafts and the text that was being typed, and they become drafts again")
  func drafts() throws {
    var first = try Scenario()
    first.press("j", "j", "Enter", "Backspace", "Enter", "Enter", "g", "j", "Enter")
    first.type("!?")
    let texts = first.editor.textsToRescue
    #expect(texts.map(\.row) == ["name", "phone"])
    #expect(texts.map(\.text) == ["Ada!?", "1381234567"])
    #expect(RescuedText.all(in: texts.map { $0.jsonLine + "\n" }.joined()) == texts)

    var next = try Scenario(size: Size(width: 100, height: 20))
    next.send(.rescueFound(Rescue(path: "p.unsaved", hasChanges: false, texts: texts)))
    #expect(next.question.contains("p.unsaved.drafts has 2 drafts"))
    next.press("d")
    #expect(next.text.contains("Name: “Ada!?”"))
    next.press("Esc", "t")
    #expect(next.line(of: "Phone").contains("1381234567"))
    #expect(next.text.contains("✎ draft"))
    next.press("g", "j", "Enter", "Enter")
    #expect(next.file.contains("\"Ada!?\""))
  }

  @Test("never puts a text into another record than the one it was typed in")
  func otherRecord() throws {
    var scenario = try asking()
    var stray = text("Zed", record: 2, of: scenario)
    stray.fingerprint += "0"
    let good = text("Bee", record: 2, of: scenario)
    let beyond = RescuedText(record: 99, row: "name", text: "x", fingerprint: "1-0")
    scenario = try asking(hasChanges: false, texts: [stray, good, beyond])
    scenario.press("t")
    #expect(scenario.helpLine.contains("2 drafts were typed in records that are different now"))
    #expect(scenario.editor.textsToRescue.map(\.text) == ["Bee"])
  }

  @Test("shows no secret")
  func secret() throws {
    var scenario = try asking()
    let hidden = text("hunter2", isSecure: true, of: scenario)
    scenario = try asking(hasChanges: false, texts: [hidden])
    scenario.press("d")
    #expect(scenario.text.contains("What taking"))
    #expect(!scenario.text.contains("hunter2"))
    scenario.press("Esc", "t")
    #expect(!scenario.text.contains("hunter2"))
  }

  @Test("A text that was being typed for selected records comes back for all of them")
  func textForSelected() throws {
    var ended = try Scenario.table()
    ended.press("Space", "j", "Space", "l", "E", "C-u")
    ended.type("Rome")
    let texts = RescuedText.all(
      in: ended.editor.textsToRescue.map(\.jsonLine).joined(separator: "\n"))
    #expect(texts.map(\.selected?.text) == ["1,3"])
    var scenario = try Scenario.table()
    scenario.send(
      .rescueFound(Rescue(path: "staff.json.unsaved", hasChanges: false, texts: texts)))
    scenario.press("d")
    #expect(scenario.text.contains("City in 2 selected records: “Rome”"))
    scenario.press("Esc", "t")
    #expect(scenario.helpLine.contains("u opens the text for selected records"))
    scenario.press("u")
    #expect(scenario.selectionLine.contains("City in 2 selected records: Rome"))
    scenario.press("Enter")
    #expect(scenario.file == Scenario.staff.replacing("\"Oslo\"", with: "\"Rome\""))
  }

  @Test("A draft that fits is not called invalid: it was only not entered")
  func draftThatFits() throws {
    var scenario = try Scenario(record: Scenario.people, size: Size(width: 100, height: 24))
    let texts = [text("Grace", of: scenario)]
    scenario.send(.rescueFound(Rescue(path: "p.unsaved", hasChanges: false, texts: texts)))
    scenario.press("t")
    #expect(scenario.helpLine.contains("Took a draft; ! lists what is not entered yet"))
    scenario.press("s")
    #expect(scenario.question.contains("A draft isn't entered yet and can't be saved"))
    scenario.press("Esc", "g", "j", "Enter", "Enter")
    #expect(scenario.file.contains("Grace"))
    #expect(!scenario.text.contains("✎"))
  }
}
