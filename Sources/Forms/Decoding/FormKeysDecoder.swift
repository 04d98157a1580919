import PlistText
import SourceText
import Texts
import Values

/// Reads the form dictionary's own keys.
struct FormKeysDecoder {
  private(set) var reader: DictionaryReader

  /// Fills the draft; returns the rows' nodes, none where the form is for a newer version.
  mutating func decode(into draft: inout DraftForm) -> [PlistNode] {
    if let version = reader.integer("formVersion"), version > FormVocabulary.version {
      reader.report(
        .F005, of: "formVersion", found: "formVersion \(version)",
        advice: Sentence { $0.newerFormview }
      ) { $0.formIsNewer(FormVocabulary.version) }
      return []
    }
    reader = reader.with(strings())
    reader = reader.with(looks())
    reader = reader.with(choiceLists())
    draft.title = reader.template("title")
    draft.recordTitle = reader.templateOrPath("recordTitle")
    draft.recordsPath = recordsPath()
    draft.recordsTable = reader.string("recordsTable")
    draft.recordIdentity = reader.path("recordIdentity")
    draft.columns = reader.array("columns") { node in
      node.string.map { ($0, node.position) }
    }
    if let condition = reader.condition("readOnly") {
      draft.conditions.append(
        DraftCondition(
          condition: condition, position: reader.position(of: "readOnly"), file: draft.file))
    }
    draft.validateOn = reader.word(
      "validateOn", words: ValidationTiming.allCases.map(\.rawValue)
    ) { ValidationTiming(rawValue: $0) }
    draft.writesDefaults = reader.bool("writesDefaults") ?? false
    draft.rules = reader.rules("rules")
    draft.sections = sections(into: &draft)
    draft.formNodes = forms()
    return rows()
  }

  private func forms() -> [PlistEntry] {
    guard let node = reader.entry("forms")?.value else { return [] }
    guard case .dictionary(let entries) = node.content else {
      reader.reportMismatch("forms", node)
      return []
    }
    return entries
  }

  private func recordsPath() -> ValuePath? {
    if let text = reader.entry("recordsPath")?.value.string,
      Words.trimmed(text) == ValuePath.wholeWord
    {
      return ValuePath(steps: [])
    }
    return reader.path("recordsPath")
  }

  private func rows() -> [PlistNode] {
    guard let node = reader.entry("rows")?.value else {
      if reader.has("includes") { return [] }
      let isSettings = reader.has("PreferenceSpecifiers")
      reader.report(
        .F004, at: reader.position,
        advice: Sentence { isSettings ? $0.settingsNotRead : $0.rowsAdvice }
      ) { $0.formHasNoRowsKey }
      return []
    }
    guard case .array(let nodes) = node.content else {
      reader.reportMismatch("rows", node)
      return []
    }
    if nodes.isEmpty {
      reader.report(.F004, at: node.position, advice: Sentence { $0.rowsAdvice }) {
        $0.formHasNoRows
      }
    }
    return nodes
  }

  private func sections(into draft: inout DraftForm) -> [FormSection] {
    guard let node = reader.entry("sections")?.value else { return [] }
    guard case .array(let nodes) = node.content else {
      reader.reportMismatch("sections", node)
      return []
    }
    var sections: [FormSection] = []
    var positions: [ExactText: SourcePosition] = [:]
    for node in nodes {
      guard case .dictionary(let entries) = node.content else {
        reader.reportMismatch("sections", node)
        continue
      }
      let reader = DictionaryReader(entries, at: node.position, in: .section, reader.context)
      guard let section = section(reader) else { continue }
      let position = reader.position(of: "identifier")
      if let first = positions[section.identifier] {
        reader.report(
          .F105, at: position, advice: Sentence { $0.anotherIdentifier }
        ) { $0.duplicateSection(TextQuoting.shown(section.identifier), firstInLine: first.line) }
        continue
      }
      positions[section.identifier] = position
      draft.sectionConditions += section.conditions.map {
        DraftCondition(
          condition: $0, position: reader.position(of: $0.effect.rawValue), file: draft.file)
      }
      sections.append(section)
    }
    return sections
  }

  private func section(_ reader: DictionaryReader) -> FormSection? {
    let key = reader.string("key") ?? ""
    let footerText = reader.string("footerText")
    let sortOrder = reader.integer("sortOrder") ?? 0
    let color = reader.color("color")
    let conditions = RowCondition.Effect.allCases.compactMap {
      reader.condition($0.rawValue)
    }
    let isCollapsed = reader.bool("collapsed") ?? false
    if isCollapsed, key.isEmpty {
      reader.report(
        .W108, of: "collapsed",
        advice: Sentence { $0.giveOrDrop("key", "collapsed") }
      ) { $0.noEffectWithout("collapsed", "key") }
    }
    guard reader.has("identifier") else {
      reader.report(
        .F107, at: reader.position,
        advice: "identifier = \(TextQuoting.shown(key.isEmpty ? "main" : key))"
      ) { $0.sectionNeedsIdentifier }
      return nil
    }
    guard let identifier = reader.string("identifier") else { return nil }
    var section = FormSection(
      identifier: identifier, key: key, footerText: footerText, sortOrder: sortOrder, color: color)
    section.conditions = conditions
    section.isCollapsed = isCollapsed && !key.isEmpty
    return section
  }
}
