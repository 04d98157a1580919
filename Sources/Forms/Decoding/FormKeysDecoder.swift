import PlistText
import SourceText
import Texts
import Values

/// Reads the form dictionary's own keys.
struct FormKeysDecoder {
  let reader: DictionaryReader

  /// Fills the draft; returns the rows' nodes, none where the form is for a newer version.
  func decode(into draft: inout DraftForm, log: inout DiagnosticLog) -> [PlistNode] {
    if let version = reader.integer("formVersion", log: &log), version > FormVocabulary.version {
      log.add(
        .F005, at: reader.position(of: "formVersion"), found: "formVersion \(version)",
        advice: Sentence { $0.newerFormview }
      ) { $0.formIsNewer(FormVocabulary.version) }
      return []
    }
    adoptStrings(log: &log)
    adoptLooks(log: &log)
    adoptChoiceLists(log: &log)
    draft.title = reader.template("title", log: &log)
    draft.recordTitle = reader.templateOrPath("recordTitle", log: &log)
    draft.recordsPath = recordsPath(&log)
    draft.recordsTable = reader.string("recordsTable", log: &log)
    draft.recordIdentity = reader.path("recordIdentity", log: &log)
    draft.columns = reader.array("columns", log: &log) { node in
      node.string.map { ($0, node.position) }
    }
    if let condition = reader.condition("readOnly", log: &log) {
      draft.conditions.append(
        DraftCondition(
          condition: condition, position: reader.position(of: "readOnly"), file: log.file))
    }
    draft.validateOn = reader.word(
      "validateOn", words: ValidationTiming.allCases.map(\.rawValue), log: &log
    ) { ValidationTiming(rawValue: $0) }
    draft.writesDefaults = reader.bool("writesDefaults", log: &log) ?? false
    draft.rules = reader.rules("rules", log: &log)
    draft.sections = sections(into: &draft, &log)
    draft.formNodes = forms(&log)
    return rows(&log)
  }

  private func forms(_ log: inout DiagnosticLog) -> [PlistEntry] {
    guard let node = reader.entry("forms")?.value else { return [] }
    guard case .dictionary(let entries) = node.content else {
      reader.reportMismatch("forms", node, log: &log)
      return []
    }
    return entries
  }

  private func recordsPath(_ log: inout DiagnosticLog) -> ValuePath? {
    if let text = reader.entry("recordsPath")?.value.string,
      Words.trimmed(text) == ValuePath.wholeWord
    {
      return ValuePath(steps: [])
    }
    return reader.path("recordsPath", log: &log)
  }

  private func rows(_ log: inout DiagnosticLog) -> [PlistNode] {
    guard let node = reader.entry("rows")?.value else {
      if reader.has("includes") { return [] }
      let isSettings = reader.has("PreferenceSpecifiers")
      log.add(
        .F004, at: reader.position,
        advice: Sentence { isSettings ? $0.settingsNotRead : $0.rowsAdvice }
      ) { $0.formHasNoRowsKey }
      return []
    }
    guard case .array(let nodes) = node.content else {
      reader.reportMismatch("rows", node, log: &log)
      return []
    }
    if nodes.isEmpty {
      log.add(.F004, at: node.position, advice: Sentence { $0.rowsAdvice }) { $0.formHasNoRows }
    }
    return nodes
  }

  private func sections(
    into draft: inout DraftForm, _ log: inout DiagnosticLog
  ) -> [FormSection] {
    guard let node = reader.entry("sections")?.value else { return [] }
    guard case .array(let nodes) = node.content else {
      reader.reportMismatch("sections", node, log: &log)
      return []
    }
    var sections: [FormSection] = []
    var positions: [ExactText: SourcePosition] = [:]
    for node in nodes {
      guard case .dictionary(let entries) = node.content else {
        reader.reportMismatch("sections", node, log: &log)
        continue
      }
      let reader = DictionaryReader(entries, at: node.position, in: .section, log: &log)
      guard let section = section(reader, log: &log) else { continue }
      let position = reader.position(of: "identifier")
      if let first = positions[section.identifier] {
        log.add(
          .F105, at: position, advice: Sentence { $0.anotherIdentifier }
        ) { $0.duplicateSection(TextQuoting.shown(section.identifier), firstInLine: first.line) }
        continue
      }
      positions[section.identifier] = position
      draft.sectionConditions += section.conditions.map {
        DraftCondition(
          condition: $0, position: reader.position(of: $0.effect.rawValue), file: log.file)
      }
      sections.append(section)
    }
    return sections
  }

  private func section(_ reader: DictionaryReader, log: inout DiagnosticLog) -> FormSection? {
    let key = reader.string("key", log: &log) ?? ""
    let footerText = reader.string("footerText", log: &log)
    let sortOrder = reader.integer("sortOrder", log: &log) ?? 0
    let color = reader.color("color", log: &log)
    let conditions = RowCondition.Effect.allCases.compactMap {
      reader.condition($0.rawValue, log: &log)
    }
    let isCollapsed = reader.bool("collapsed", log: &log) ?? false
    if isCollapsed, key.isEmpty {
      log.add(
        .W108, at: reader.position(of: "collapsed"),
        advice: Sentence { $0.giveOrDrop("key", "collapsed") }
      ) { $0.noEffectWithout("collapsed", "key") }
    }
    guard reader.has("identifier") else {
      log.add(
        .F107, at: reader.position,
        advice: "identifier = \(TextQuoting.shown(key.isEmpty ? "main" : key))"
      ) { $0.sectionNeedsIdentifier }
      return nil
    }
    guard let identifier = reader.string("identifier", log: &log) else { return nil }
    var section = FormSection(
      identifier: identifier, key: key, footerText: footerText, sortOrder: sortOrder, color: color)
    section.conditions = conditions
    section.isCollapsed = isCollapsed && !key.isEmpty
    return section
  }
}
