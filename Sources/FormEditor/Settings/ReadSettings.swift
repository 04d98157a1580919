import Cells
import Forms
import SourceText

/// Settings as a file has them, and what is wrong with it.
package struct ReadSettings: Sendable {
  package private(set) var settings = Settings()
  package private(set) var diagnostics: [Diagnostic] = []
  /// Lines of what is given.
  private var lines: [ExactText: Int] = [:]

  /// Without a file, or with one that can't be read.
  package init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  package init(_ source: SourceText) {
    let commands = CommandScope.names.map(\.text)
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
