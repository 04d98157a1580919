import PlistText
import SourceText
import Texts
import Values

/// A form while its own keys are read.
struct GivenForm: GivenKeys {
  static let owner = VocabularyKey.Owner.form

  private(set) var reader: DictionaryReader
  var draft: DraftForm
  var settings: FormSettings
  var includes: [(text: String, position: SourcePosition)] = []
  var rows: [PlistNode]?
  private(set) var isNewer = false

  init(_ reader: DictionaryReader, into draft: DraftForm) {
    (self.reader, self.draft) = (reader, draft)
    settings = reader.context.settings
  }

  /// Reads the keys of some tables, each with what those before have set.
  mutating func read(_ tables: [KeyTable<GivenForm>]) {
    for table in tables {
      reader.fill(&self, by: table)
      use(settings)
    }
  }

  mutating func use(_ settings: FormSettings) {
    self.settings = settings
    reader = reader.with(settings)
  }

  /// The rows' nodes, none where the form is for a newer version.
  func rowNodes() -> [PlistNode] {
    if isNewer { return [] }
    let advice = Sentence { $0.rowsAdvice }
    if let node = reader.entry("rows")?.value {
      if rows?.isEmpty == true {
        reader.report(.F004, at: node.position, advice: advice) { $0.formHasNoRows }
      }
    } else if !reader.has("includes") {
      let isSettings = reader.has("PreferenceSpecifiers")
      reader.report(
        .F004, at: reader.position, advice: isSettings ? Sentence { $0.settingsNotRead } : advice
      ) { $0.formHasNoRowsKey }
    }
    return rows ?? []
  }

  mutating func setVersion(_ version: Int) {
    guard version > FormVocabulary.version else { return }
    isNewer = true
    reader.report(
      .F005, of: "formVersion", found: "formVersion \(version)", advice: \.newerFormview
    ) { $0.formIsNewer(FormVocabulary.version) }
  }

  mutating func add(_ condition: RowCondition) {
    draft.conditions.append(DraftCondition(condition, in: reader))
  }

  mutating func setRecordsPath(_ value: GivenValue) {
    let isWhole = value.node.string.map(Words.trimmed) == ValuePath.wholeWord
    draft.given.recordsPath = isWhole ? ValuePath(steps: []) : value.path
  }

  mutating func setSections(_ value: [DictionaryReader]) {
    var positions: [ExactText: SourcePosition] = [:]
    for reader in value {
      guard let section = GivenSection.read(reader) else { continue }
      let position = reader.position(of: "identifier")
      if let first = positions[section.identifier] {
        reader.report(
          .F105, at: position, advice: \.anotherIdentifier
        ) { $0.duplicateSection(TextQuoting.shown(section.identifier), firstInLine: first.line) }
        continue
      }
      positions[section.identifier] = position
      draft.sectionConditions += section.conditions.map { DraftCondition($0, in: reader) }
      draft.sections.append(section)
    }
  }

  mutating func setPalette(_ value: GivenValue) {
    for entry in value.entries ?? [] {
      guard let text = value.part(entry.value).trimmedText else { continue }
      if let color = FormColor(formWord: text) {
        settings.palette[entry.key] = color
      } else {
        settings.invalidColors.insert(entry.key)
        value.reportColor(
          text, of: "palette." + TextQuoting.short(entry.key), among: FormColor.names,
          at: entry.value.position)
      }
    }
  }

  /// The lists of choices that its rows share, in addition to those of the form around it.
  mutating func setChoiceLists(_ value: GivenValue) {
    let context = value.context
    for entry in value.entries ?? [] {
      guard let choices = value.part(entry.value).choices else { continue }
      let name = TextQuoting.short(entry.key)
      if choices.isEmpty {
        context.report(
          .F505, at: entry.value.position, advice: Sentence(verbatim: "\(name) = (a, b)")
        ) { $0.offersNothing(name) }
      }
      if choices.count > FormLimits.choices {
        context.report(
          .F104, at: entry.value.position, found: "\(choices.count)",
          advice: Sentence { $0.atMost(FormLimits.choices) }
        ) { $0.offersTooMany(name) }
      }
      settings.choiceLists[entry.key] = ChoiceList(file: context.file, choices: choices)
      context.decoding.choiceLists.add(
        choices, named: entry.key, in: context.file, at: entry.keyPosition)
    }
  }

  /// Its own files of texts in other languages, in place of those of the form around it.
  mutating func setStrings(_ value: GivenValue) {
    guard let name = value.trimmedText, !name.isEmpty else { return }
    guard !name.utf8.contains(UInt8(ascii: "/")), name != "..", !name.utf8.contains(0) else {
      return value.reportLeavingFolder(name)
    }
    let decoding = value.context.decoding
    guard let library = decoding.library else { return }
    let files = library.files(name)
    if files.isEmpty, library.purpose == .checking {
      value.report(.W111, quoting: name, advice: "en.lproj/\(name).strings") { $0.noLanguageFolder }
    }
    let tables = files.compactMap { table($0, for: library.purpose, value) }
    if library.purpose == .checking { decoding.strings.add(tables, named: name) }
    settings.translation = FormTranslation(tables, for: library.purpose)
  }

  private func table(
    _ file: NeighborFile, for purpose: StringsLibrary.Purpose, _ value: GivenValue
  ) -> StringsTable? {
    switch file.text {
    case .success(let source): return StringsTable(source, of: file, value.context)
    case .failure(let error):
      value.report(.F001, in: file.path, at: nil, advice: Sentence { $0.readableFile }) {
        error.reason.text(in: $0)
      }
    case nil where purpose == .checking:
      value.report(.W111, advice: Sentence { $0.makingFile(StringsTable.example) }) {
        $0.noStringsFile(file.name)
      }
    case nil: break
    }
    return nil
  }
}

/// A section while its keys are read.
struct GivenSection: GivenKeys {
  static let owner = VocabularyKey.Owner.section

  var section = FormSection(identifier: "")
  var identifier: String?

  /// Nil for a section without an identifier, which is reported.
  static func read(_ reader: DictionaryReader) -> FormSection? {
    var given = GivenSection()
    reader.fill(&given, by: FormVocabulary.sectionTable)
    let key = given.section.key
    if given.section.isCollapsed, key.isEmpty {
      given.section.isCollapsed = false
      reader.reportIdle("collapsed", without: "key")
    }
    if !reader.has("identifier") {
      reader.report(
        .F107, at: reader.position,
        advice: "identifier = \(TextQuoting.shown(key.isEmpty ? "main" : key))"
      ) { $0.sectionNeedsIdentifier }
    }
    guard let identifier = given.identifier else { return nil }
    given.section.identifier = identifier
    return given.section
  }
}
