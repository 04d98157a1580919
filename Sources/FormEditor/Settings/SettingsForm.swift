import Screen
import Texts

/// The form in which the settings are edited, made of the commands that there are, as text.
package struct SettingsForm {
  private let texts: Texts

  package init(_ texts: Texts) { self.texts = texts }

  package var text: String {
    let rows =
      choices + sections.flatMap { section in section.commands.map { row($0, section.id) } }
    let headings =
      [(id: "general", title: texts.settingsGeneral)]
      + sections.map { (id: $0.id, title: $0.title) }
    return """
      {
        title = \(quoted(texts.settingsTitle));
        sections = (
      \(headings.map { "    { identifier = \($0.id); key = \(quoted($0.title)); }," }
        .joined(separator: "\n"))
        );
        rows = (
      \(rows.map { "    { \($0) }," }.joined(separator: "\n"))
        );
      }
      """
  }

  // MARK: What is no key

  private var choices: [String] {
    [
      """
      section = general; key = \(quoted(texts.settingTheme)); valuePath = theme; \
      defaultValue = terminal; values = (\(ReadSettings.themes.joined(separator: ", "))); \
      footerText = \(quoted(texts.meaningOfTheme));
      """,
      toggle("splitView", texts.settingSplitView, texts.meaningOfSplitView, isOn: true),
      toggle(
        "confirmsDeletion", texts.settingConfirmsDeletion, texts.meaningOfConfirmsDeletion,
        isOn: false),
      locale(
        "numberLocale", texts.settingNumbers, texts.meaningOfNumberLocale,
        ["1,234.5": "en_US", "1.234,5": "de_DE", "1 234,5": "fr_FR", "1’234.5": "de_CH"]),
      locale(
        "dateLocale", texts.settingDates, texts.meaningOfDateLocale,
        [
          "12/31/2026": "en_US", "31/12/2026": "en_GB", "31.12.2026": "de_DE",
          "2026/12/31": "zh_CN",
        ]),
    ]
  }

  private func toggle(_ path: String, _ title: String, _ meaning: String, isOn: Bool) -> String {
    """
    key = \(quoted(title)); valuePath = \(path); valueType = bool; cellIdentifier = SwitchCell; \
    defaultValue = \(isOn ? "YES" : "NO"); footerText = \(quoted(meaning));
    """
  }

  private func locale(
    _ path: String, _ title: String, _ meaning: String, _ examples: KeyValuePairs<String, String>
  ) -> String {
    let choices = examples.map { example, name in
      "{ value = \(name); title = \(quoted("\(example)  \(name)")); }"
    }
    return """
      key = \(quoted(title)); valuePath = \(path); choices = (\(choices.joined(separator: ", "))); \
      allowsOtherValue = YES; placeholder = \(quoted(texts.settingOfEnvironment)); \
      footerText = \(quoted(meaning));
      """
  }

  // MARK: Keys

  private struct Section {
    let id: String
    let title: String
    let commands: [any DescribedCommand]
  }

  /// The commands of all pages, then those of each page alone, then those of lists.
  private var sections: [Section] {
    let pages = PageName.allCases.map { CommandSet.page($0) }
    let everywhere = pages[0].commands.filter { command in
      pages.allSatisfy { $0.commands.contains { $0.id == command.id } }
    }
    var known = Set(everywhere.map(\.id))
    var sections = [
      Section(id: "everywhere", title: texts.settingsEverywhere, commands: everywhere)
    ]
    for (index, scope) in CommandScope.all.enumerated() {
      let commands = scope.commands.filter { known.insert($0.id).inserted }
      if !commands.isEmpty {
        sections.append(
          Section(id: "keys\(index)", title: scope.title(texts), commands: commands))
      }
    }
    return sections
  }

  private func row(_ command: any DescribedCommand, _ section: String) -> String {
    let keys = KeyBindings.standard
    return """
      section = \(section); identifier = \(quoted(command.id.text)); \
      key = \(quoted(command.title(in: texts, keys))); \
      valuePath = \(quoted("keys." + command.id.text)); cellIdentifier = TextFieldCell; \
      defaultValue = \(quoted(command.usualKeys.writtenNames)); regex = \(quoted(Self.pattern)); \
      regexMessage = \(quoted(texts.keysExampleSentence)); \
      footerText = \(quoted(command.help(in: texts, keys)));
      """
  }

  /// Names of keys, with blanks between them.
  private static let pattern: String = {
    let names = KeyPress.names.joined(separator: "|")
    let key = #"(?:[CMS]-)*(?:"# + names + #"|\S)"#
    return "(?:\(key))?(?: +\(key))* *"
  }()

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}

extension [KeyPress] {
  /// Names as they are typed in the settings: arrows by words.
  package var writtenNames: String {
    map { key in
      let arrows: [KeyPress.Key: String] = [
        .up: "Up", .down: "Down", .left: "Left", .right: "Right",
      ]
      guard let word = arrows[key.key] else { return key.name }
      return String(key.name.dropLast()) + word
    }.joined(separator: " ")
  }
}
