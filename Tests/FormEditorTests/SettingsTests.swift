import Cells
import Forms
import Screen
import SourceText
import Testing
import Texts

@testable import FormEditor

@Suite("The person's settings")
struct SettingsTests {
  private func read(_ text: String) -> ReadSettings {
    ReadSettings(SourceText(name: "config.plist", text: text))
  }

  private func faults(_ text: String) -> [String] {
    read(text).diagnostics.map { $0.line(in: Language.english.texts) }
  }

  private func command(_ key: KeyPress, _ text: String, in set: CommandSet) -> String? {
    read(text).settings.keys.table(of: set).command(for: key)?.id.text
  }

  @Test("Keys are given by their names, several with blanks between them")
  func keys() {
    let text = #"{ keys = { sort = "T M-s"; undo = "F5"; help = ""; }; }"#
    #expect(faults(text).isEmpty)
    #expect(command(.letter("T"), text, in: .page(.table)) == "sort")
    #expect(command(KeyPress(.character("s"), .meta), text, in: .page(.table)) == "sort")
    #expect(command(.letter("o"), text, in: .page(.table)) == nil)
    #expect(command(KeyPress(.function(5)), text, in: .page(.form)) == "undo")
    #expect(command(.letter("?"), text, in: .page(.form)) == nil)
  }

  @Test("Every usual key can be written, and is read as the same key")
  func usualKeys() {
    for command in CommandScope.all.flatMap(\.commands) {
      let names = command.usualKeys.writtenNames.split(separator: " ").map(String.init)
      #expect(names.compactMap { KeyPress(name: $0) } == command.usualKeys, "\(names)")
    }
  }

  @Test("A command of another name is advised; the rest holds")
  func unknownCommand() {
    let text = "{ keys = { srot = T; undo = Z; }; }"
    #expect(
      faults(text) == [
        #"config.plist:1:12: warning W101: no such command; found "srot"; try "sort""#
      ])
    #expect(command(.letter("Z"), text, in: .page(.form)) == "undo")
  }

  @Test("A setting of another name is advised")
  func unknownSetting() {
    #expect(
      faults("{ confirmDeletion = YES; }").first?.contains(#"try "confirmsDeletion""#) == true)
    #expect(faults("{ theme = solarised; }").first?.contains("F103") == true)
  }

  @Test("A key that there is not is reported where it is written, and the usual one holds")
  func unknownKey() {
    let text = "{\n  keys = { sort = Entre; };\n}"
    #expect(
      faults(text) == [
        #"config.plist:2:19: error F204: no such key; found "Entre"; try "Enter""#
      ])
    #expect(command(.letter("o"), text, in: .page(.table)) == "sort")
  }

  @Test(
    "Keys that are needed elsewhere are refused",
    arguments: [
      ("sort = Esc", "always goes back or leaves"),
      ("sort = \"C-c\"", "always goes back or leaves"),
      ("sort = 4", "begins a number"), ("sort = \"C-m\"", "send Enter"),
      ("done = x", "is typed"),
    ])
  func refused(written: String, reason: String) {
    let found = faults("{ keys = { \(written); }; }")
    #expect(found.count == 1)
    #expect(found.first?.contains(reason) == true, "\(found)")
  }

  @Test("One key for two commands of a page: the one that comes later keeps its usual key")
  func conflict() {
    let text = "{ keys = { sort = T; delete = T; }; }"
    #expect(
      faults(text) == [
        "config.plist:1:31: error F106: delete and sort have the same key (In the table); "
          + #"found "T"; try another key"#
      ])
    #expect(command(.letter("T"), text, in: .page(.table)) == "sort")
    #expect(command(.letter("x"), text, in: .page(.table)) == "delete")
  }

  @Test("The usual key of another command is a conflict, too; two can be exchanged")
  func exchange() {
    #expect(faults("{ keys = { sort = x; }; }").first?.contains("sort and delete") == true)
    let exchanged = "{ keys = { sort = x; delete = o; }; }"
    #expect(faults(exchanged).isEmpty)
    #expect(command(.letter("x"), exchanged, in: .page(.table)) == "sort")
    #expect(command(.letter("o"), exchanged, in: .page(.table)) == "delete")
  }

  @Test("Of a file that is no property list, nothing is read")
  func damaged() {
    let text = "{ keys = { sort = T; }; theme"
    #expect(!faults(text).isEmpty)
    #expect(command(.letter("o"), text, in: .page(.table)) == "sort")
    #expect(faults("( a )").first?.contains("the settings are a dictionary") == true)
    #expect(faults("{ keys = { sort = ( a ); }; }").first?.contains("F102") == true)
  }

  @Test("Deletion asks first where the settings want that")
  func confirmsDeletion() throws {
    var scenario = try Scenario(
      record: Scenario.people, path: "people.json", opensTable: true)
    scenario.send(
      .settingsReloaded(
        read("{ confirmsDeletion = YES; }").settings, scenario.editor.browser.locale, faults: []))
    #expect(scenario.helpLine.contains("settings were read again"))
    scenario.press("x")
    #expect(scenario.question.contains("Delete"))
    #expect(scenario.editor.documentTable.count == 3)
  }

  @Test("An open screen has the keys of settings that are read again, and says what is wrong")
  func reloaded() throws {
    var scenario = try Scenario(
      record: Scenario.people, size: Size(width: 100, height: 16), path: "people.json",
      opensTable: true)
    scenario.send(
      .settingsReloaded(
        read("{ keys = { sort = T; }; }").settings, scenario.editor.browser.locale,
        faults: ["config.plist:9:1: error", "another"]))
    #expect(scenario.bottomLine.contains("T sort"))
    #expect(scenario.helpLine.contains("config.plist:9:1: error (and 1 more fault"))
  }

  @Test("The form of the settings has every command, and no fault", arguments: Language.allCases)
  func form(language: Language) throws {
    let source = SourceText(name: "settings", text: SettingsForm(language.texts).text)
    let decoded = FormDecoder(cells: CellCatalog.core.declarations).decode(source)
    #expect(
      decoded.diagnostics.isEmpty, "\(decoded.diagnostics.map { $0.line(in: language.texts) })")
    let form = try #require(decoded.form)
    for id in CommandScope.names {
      #expect(form.rows.contains { $0.valuePath?.description == "keys.\(id.text)" }, "\(id.text)")
    }
  }
}
