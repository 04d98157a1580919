import Cells
import Forms
import SourceText

/// The choices of the person for all forms and files.
package struct Settings: Sendable {
  package var keys = KeyBindings.standard
  /// True where every deletion of records is asked about.
  package var confirmsDeletion = false
  /// False where a table has no form beside it until that was asked for with this form; nil for the usual, which is true.
  package var splitView: Bool?
  package var theme: String?
  /// Locale of numbers, where the environment names none.
  package var numberLocale: String?
  package var dateLocale: String?

  package init(keys: KeyBindings = .standard) { self.keys = keys }
}

/// Settings as a file has them, and what is wrong with it.
package struct ReadSettings: Sendable {
  package private(set) var settings = Settings()
  package private(set) var diagnostics: [Diagnostic] = []
  /// Lines of what is given.
  private var lines: [ExactText: Int] = [:]

  /// Without a file, or with one that can't be read.
  package init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  package init(_ source: SourceText) {
    let commands = CommandSet.names.map(\.text)
    let file = SettingsFile(source, commands: commands, themes: Self.themes)
    let keys = KeySettings(file)
    settings.keys = KeyBindings(keys.given)
    settings.confirmsDeletion = file.confirmsDeletion ?? false
    (settings.splitView, settings.theme) = (file.splitView, file.theme)
    (settings.numberLocale, settings.dateLocale) = (file.numberLocale, file.dateLocale)
    diagnostics = file.diagnostics
    let names =
      ["theme", "splitView", "confirmsDeletion", "numberLocale", "dateLocale"]
      + keys.given.keys.map { "keys.\($0.text)" }
    for name in names { lines[name] = file.line(of: name) }
  }

  /// The line that gives a setting; nil where it is not given, or has a fault.
  package func line(of setting: String) -> Int? { lines[setting] }

  package static let themes = ColorScheme.allCases.map(\.rawValue)
}

extension CommandSet {
  /// The names of all commands, each once.
  package static let names: [CommandID] = {
    var names: [CommandID] = []
    for command in all.flatMap(\.commands) where !names.contains(command.id) {
      names.append(command.id)
    }
    return names
  }()
}
