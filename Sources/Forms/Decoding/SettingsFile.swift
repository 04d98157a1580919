import PlistText
import SourceText
import Texts
import Values

/// The file of the person's settings, as it is written: what is wrong with it is reported and left out.
package struct SettingsFile: Reporting {
  package static let fileName = "config.plist"

  /// The keys that are given to a command.
  package struct Keys: Sendable {
    package let command: String
    package let text: String
    package let position: SourcePosition
  }

  package let context: DecodingContext
  package private(set) var keys: [Keys] = []
  package private(set) var theme: String?
  package private(set) var splitView: Bool?
  package private(set) var confirmsDeletion: Bool?
  package private(set) var numberLocale: String?
  package private(set) var dateLocale: String?
  /// Line of each setting that is given, from 1.
  private var lines: [ExactText: Int] = [:]

  /// Nothing is given.
  package init() { context = DecodingContext(Decoding(file: "")) }

  /// Reads the file; `commands` and `themes` are the names that there are.
  package init(_ source: SourceText, commands: [String], themes: [String]) {
    context = DecodingContext(Decoding(file: source.name))
    let reading = PlistParser.read(source)
    context.report(reading.errors, advice: FormDecoder.advice(onSyntaxOf: reading.text))
    guard reading.errors.isEmpty, let root = reading.root else { return }
    guard case .dictionary(let members) = root.content else {
      report(.F003, at: root.position, found: root.shown, advice: \.settingsAdvice) {
        $0.settingsAreDictionary
      }
      return
    }
    let reader = DictionaryReader(members, at: root.position, in: .settings, context)
    var given = GivenSettings()
    reader.fill(&given, by: FormVocabulary.settingsTable)
    theme = given.theme.flatMap { theme in
      theme.word(of: themes) { themes.contains($0) ? $0 : nil }
    }
    (splitView, confirmsDeletion) = (given.splitView, given.confirmsDeletion)
    (numberLocale, dateLocale) = (given.numberLocale, given.dateLocale)
    for entry in reader.entries { lines[entry.key] = entry.keyPosition.line }
    read(given.keys, of: commands)
  }

  private mutating func read(_ entries: [PlistEntry], of commands: [String]) {
    var first: [ExactText: Int] = [:]
    for entry in entries {
      let name = entry.key
      if let line = first[name] {
        report(.F109, at: entry.keyPosition, advice: \.dropOne) {
          $0.duplicateKey(TextQuoting.shown(name), firstInLine: line)
        }
        continue
      }
      first[name] = entry.keyPosition.line
      guard commands.contains(name) else {
        reportUnknown(entry, among: commands)
        continue
      }
      guard let text = entry.value.string else {
        report(.F102, at: entry.value.position, found: entry.value.shown, advice: \.keysExample) {
          $0.needsType(TextQuoting.short(name), $0.typeKeyNames)
        }
        continue
      }
      lines["keys.\(name)"] = entry.value.position.line
      keys.append(Keys(command: name, text: text, position: entry.value.position))
    }
  }

  private func reportUnknown(_ entry: PlistEntry, among commands: [String]) {
    let nearest = NearestName.of(entry.key, among: commands)
    report(
      .W101, at: entry.keyPosition, quoting: entry.key,
      advice: nearest.map { Sentence(verbatim: TextQuoting.shown($0)) }
        ?? Sentence { $0.commandsAdvice }
    ) { $0.unknownCommandName }
  }

  package var diagnostics: [Diagnostic] { context.decoding.diagnostics.sorted }

  /// The line of a setting, such as `theme` or `keys.sort`; nil where it is not given.
  package func line(of setting: String) -> Int? { lines[setting] }
}

/// The settings while their keys are read.
struct GivenSettings: GivenKeys {
  static let owner = VocabularyKey.Owner.settings

  var keys: [PlistEntry] = []
  var theme: GivenValue?
  var splitView: Bool?
  var confirmsDeletion: Bool?
  var numberLocale: String?
  var dateLocale: String?
}
