import FormEditor
import Screen
import Texts
import Values

/// The output of `config --print`: each setting with what holds, and where it comes from.
struct SettingsList {
  private let opened: OpenedSettings
  private let path: String
  private let texts = Environment.texts

  init(_ opened: OpenedSettings, path: String) { (self.opened, self.path) = (opened, path) }

  /// A setting, its value and its origin, in columns.
  var lines: [String] {
    let entries = general + keys
    let names = entries.map { DisplayText.width($0.name) }.max() ?? 0
    let values = min(entries.map { DisplayText.width($0.value) }.max() ?? 0, 24)
    return entries.map { entry in
      entry.name.padded(to: names) + "  " + entry.value.padded(to: values) + "  " + entry.origin
    }
  }

  private typealias Entry = (name: String, value: String, origin: String)

  private var general: [Entry] {
    let settings = opened.settings
    let locale = Environment.locale
    return [
      (
        "theme", Environment.value("FORMVIEW_THEME") ?? settings.theme ?? "terminal",
        origin(of: "theme", variables: ["FORMVIEW_THEME"])
      ),
      ("splitView", settings.splitView ?? true ? "YES" : "NO", origin(of: "splitView")),
      (
        "confirmsDeletion", settings.confirmsDeletion ? "YES" : "NO",
        origin(of: "confirmsDeletion")
      ),
      (
        "numberLocale", locale.numbers,
        origin(of: "numberLocale", locale: Environment.localeVariable("LC_NUMERIC"))
      ),
      (
        "dateLocale", locale.times,
        origin(of: "dateLocale", locale: Environment.localeVariable("LC_TIME"))
      ),
    ]
  }

  private var keys: [Entry] {
    CommandScope.names.map { id in
      let command = CommandScope.all.flatMap(\.commands).first { $0.id == id }
      let keys = command.map { opened.settings.keys.keys(of: $0) } ?? []
      return ("keys.\(id.text)", keys.writtenNames, origin(of: "keys.\(id.text)"))
    }
  }

  /// The variable that is set, else the line of the file, else that it is the default.
  private func origin(
    of setting: String, variables: [String] = [], locale variable: String? = nil
  ) -> String {
    if let set = variables.first(where: { Environment.value($0) != nil }) ?? variable { return set }
    return opened.read.line(of: setting).map { "\(path):\($0)" } ?? texts.settingIsDefault
  }
}
