import FormEditor
import Records
import Screen
import SourceText
import Testing

@Suite("Rescued records of a file that others have saved since")
struct RescueMergingTests {
  private func records(_ text: String, base: String? = nil) throws -> RescuedRecords {
    func table(_ text: String) throws -> RecordTable {
      try RecordTable(parsing: SourceText(name: "people.json", text: text))
    }
    return RescuedRecords(try table(text), base: try base.map(table))
  }

  private func asking(
    _ file: String, form: String = Scenario.personForm, isNewer: Bool = true, width: Int = 100
  ) throws -> Scenario {
    var scenario = try Scenario(
      form: form, record: file, size: Size(width: width, height: 24), path: "people.json",
      opensTable: true)
    scenario.send(
      .rescueFound(
        Rescue(path: "people.json.unsaved", hasChanges: true, texts: [], fileIsNewer: isNewer)))
    scenario.press("t")
    return scenario
  }

  @Test("are merged with those: what they deleted stays deleted, whatever the times of the files")
  func merged() throws {
    let form = """
      { recordIdentity = id; rows = ( { valuePath = id; }, { key = Name; valuePath = name; },
        { key = Phone; valuePath = phone; } ); }
      """
    func list(_ records: (id: Int, name: String, phone: Int)...) -> String {
      let lines = records.map { id, name, phone in
        #"{"id": \#(id), "name": "\#(name)", "phone": \#(phone)}"#
      }
      return "[" + lines.joined(separator: ",\n") + "]"
    }
    let base = list((1, "Ada", 1), (2, "Bo", 2), (3, "Cy", 3), (4, "Di", 4))
    let rescued = list((1, "Ada", 1), (2, "Bo", 20), (3, "Cy", 3), (5, "Eve", 5))
    let theirs = list((1, "Ada", 1), (2, "Bob", 2), (4, "Di", 4))
    for isNewer in [true, false] {
      var scenario = try asking(theirs, form: form, isNewer: isNewer)
      scenario.send(.rescueRead(try records(rescued, base: base), to: .adopt))
      #expect(scenario.file == list((1, "Ada", 1), (2, "Bob", 20), (5, "Eve", 5)))
      #expect(scenario.editor.document.openConflicts.isEmpty)
      scenario.press("u")
      #expect(scenario.file == theirs)
    }
  }

  @Test("report what finds no record in what others have saved, before they are taken and after it")
  func dropped() throws {
    let form = "{ recordIdentity = id; rows = ( { valuePath = name; } ); }"
    func list(_ records: (id: Int, name: String)...) -> String {
      "[" + records.map { #"{"id": \#($0), "name": "\#($1)"}"# }.joined(separator: ", ") + "]"
    }
    let base = list((1, "Ada"), (2, "Bo"), (3, "Cy"))
    let theirs = list((1, "Ada"), (2, "Bo"), (9, "Cy"))
    let report = "1 deletion could not be made: no record there is the one that was meant"
    for name in ["Bo", "Bob"] {
      let rescued = try records(list((1, "Ada"), (2, name)), base: base)
      var scenario = try asking(theirs, form: form, width: 200)
      scenario.send(.rescueRead(rescued, to: .look))
      #expect(scenario.text.contains("✗ " + report), "\(scenario.text)")
      scenario.press("Esc", "t")
      scenario.send(.rescueRead(rescued, to: .adopt))
      #expect(scenario.helpLine.contains(report), "\(scenario.text)")
      #expect(scenario.helpLine.contains("Took changes: ") == (name == "Bob"))
      #expect(scenario.file == theirs.replacing("\"Bo\"", with: "\"\(name)\""))
    }
  }

  @Test("ask which value to take where both have changed it, and only there")
  func conflict() throws {
    let (base, rescued) = (#"[{"id": 7, "n": 1, "m": 1}]"#, #"[{"id": 7, "n": 2, "m": 2}]"#)
    let form = "( { key = N; valuePath = n; }, { key = M; valuePath = m; } )"
    var scenario = try asking(#"[{"id": 7, "n": 3, "m": 1}]"#, form: form)
    scenario.send(.rescueRead(try records(rescued, base: base), to: .adopt))
    #expect(scenario.file == #"[{"id": 7, "n": 2, "m": 2}]"#)
    #expect(scenario.editor.document.openConflicts.map(\.path) == [[.member("n")]])
  }

  @Test("are put beside those where nothing says what both began with: what differs is asked about")
  func takeOverNewer() throws {
    var scenario = try asking(Scenario.people)
    scenario.send(
      .rescueRead(try records(Scenario.people.replacing("Ada", with: "Grace")), to: .adopt))
    #expect(scenario.editor.document.openConflicts.count == 1)
    #expect(scenario.text.contains("lists them"))
    scenario.press("s")
    #expect(scenario.question.contains("take theirs"))
    scenario.pressAndFinish("t")
    #expect(scenario.file == Scenario.people)
  }

  @Test("are added to a file without records")
  func newerEmpty() throws {
    var scenario = try asking("[]")
    scenario.send(.rescueRead(try records(#"[{"name": "Grace"}]"#), to: .adopt))
    #expect(scenario.text.contains("Grace") && scenario.editor.hasUnsavedEdits)
  }
}
