import PlistText
import SourceText
import Values

/// A form while it is decoded: what was made of it along with what was written, for the checks.
package struct DraftForm: Reporting {
  /// Label in words for a form without a title.
  let label: String
  package internal(set) var context: DecodingContext
  /// The form as its keys set it, without sections and rows.
  package var given: Form
  var columns: [(identifier: String, position: SourcePosition)]?
  var sections: [FormSection] = []
  var conditions: [DraftCondition] = []
  /// Conditions that apply to the rows of a section, for the checks; `sections` have them as
  /// well.
  var sectionConditions: [DraftCondition] = []
  var rules: [DraftRule] = []
  /// Rows in the order of the file: those of included forms first, and parts after their row.
  package var rows: [DraftRow] = []
  var derivedParts: [ConfigRow] = []
  /// The form dictionary; nil where the root is an array of rows.
  package var reader: DictionaryReader?
  var formNodes: [PlistEntry] = []

  /// `label`: in place of the name's words.
  init(name: String, label: String? = nil, _ context: DecodingContext) {
    self.context = context
    given = Form(name: name, rows: [])
    self.label = label ?? (name.isEmpty ? "" : Words.label(from: name))
  }

  var file: String { context.file }

  /// The form in display order.
  var form: Form {
    let sections = orderedSections
    var indices: [ExactText: Int] = [:]
    for (index, section) in sections.enumerated() { indices[section.identifier] = index }
    let order = rows.enumerated()
      .map { (section: indices[$1.row.section] ?? 0, order: $1.row.sortOrder, index: $0) }
      .sorted { $0 < $1 }
    var rows = addingDerivedParts(to: order.map { self.rows[$0.index].settled })
    applyConditionsOfOwners(to: &rows)
    applyConditions(of: sections, to: &rows)
    applyRules(to: &rows)
    var form = given
    (form.sections, form.rows) = (sections, rows)
    form.columns = columns?.map(\.identifier)
    form.locale = context.settings.locale
    form.currencyCode = context.settings.currencyCode
    form.timeZone = context.settings.timeZone
    form.otherMembers = context.settings.otherMembers
    return form.hidingSharedSecrets()
  }

  /// A row is what its section and its form are.
  private func applyConditions(of sections: [FormSection], to rows: inout [ConfigRow]) {
    var ofSections: [ExactText: [RowCondition]] = [:]
    for section in sections where !section.conditions.isEmpty {
      ofSections[section.identifier] = section.conditions.map { $0.from(.section(section.key)) }
    }
    guard !ofSections.isEmpty || !conditions.isEmpty else { return }
    for index in rows.indices {
      let ofSection = ofSections[rows[index].section] ?? []
      guard !ofSection.isEmpty || !conditions.isEmpty else { continue }
      rows[index] = rows[index].withShapes { row in
        row.conditions += ofSection
        for condition in conditions.map(\.condition) {
          if condition.isAlways {
            row.readOnly = true
          } else {
            row.conditions.append(condition.from(.form))
          }
        }
      }
    }
  }

  /// A rule of the form marks the rows that it lists, else the first that it reads.
  private func applyRules(to rows: inout [ConfigRow]) {
    guard !rules.isEmpty else { return }
    let indices = Dictionary(grouping: rows.indices) { ExactText(rows[$0].identifier) }
    let readers = RowsByPath(rows)
    for draft in rules {
      let listed = Set(draft.rows.flatMap { indices[$0.identifier] ?? [] })
      let references = draft.rule.predicate.dependencies.references
      let read = references.flatMap { reference -> [Int] in
        let path = reference.recordPath.flatMap { readers.row(reading: $0) }
        let named = reference.identifierReadings.compactMap { indices[$0.identifier]?.first }
        return named + (path.map { [$0] } ?? [])
      }
      // In a form of the whole record it is the record.
      let ofRoot = references.lazy.filter { $0.root == .root }
        .compactMap { readers.row(reading: $0.path) }
      for index in draft.rows.isEmpty ? [read.min() ?? ofRoot.min() ?? 0] : listed
      where rows.indices.contains(index) {
        rows[index] = rows[index].withShapes { $0.predicateRules.append(draft.rule.ofRecord) }
      }
    }
  }

  /// Sections by `sortOrder`; rows without a section come first.
  private var orderedSections: [FormSection] {
    let sorted = sections.enumerated()
      .sorted { ($0.element.sortOrder, $0.offset) < ($1.element.sortOrder, $1.offset) }
      .map(\.element)
    let needsUntitled = rows.contains { $0.row.section.isEmpty }
    let hasUntitled = sections.contains { $0.identifier.isEmpty }
    return needsUntitled && !hasUntitled ? [FormSection(identifier: "")] + sorted : sorted
  }

  /// Derives the identifiers that are not given; duplicates get `#2`, `#3` and so on.
  mutating func assignIdentifiers() {
    /// Next number for each duplicate identifier; lower numbers are taken.
    var numbers: [ExactText: Int] = [:]
    var taken = Set(names: rows.filter(\.hasIdentifier).map(\.row.identifier))
    // A part that edits the same value as a row does not take its name.
    let order = rows.indices.filter { !rows[$0].isPart } + rows.indices.filter { rows[$0].isPart }
    for index in order where !rows[index].hasIdentifier {
      let derived = rows[index].row.identifier
      var identifier = derived
      var number = numbers[derived, default: 2]
      while !taken.insert(identifier).inserted {
        identifier = "\(derived)#\(number)"
        number += 1
      }
      guard !identifier.hasSameBytes(as: derived) else { continue }
      numbers[derived] = number
      rows[index].change { $0.identifier = identifier }
    }
  }
}

/// A condition of all rows of a form or a section while it is decoded.
struct DraftCondition {
  let condition: RowCondition
  let position: SourcePosition
  let file: String

  /// A condition of the dictionary that has it.
  init(_ condition: RowCondition, in reader: DictionaryReader) {
    self.condition = condition
    position = reader.position(of: condition.effect.rawValue)
    file = reader.context.file
  }
}
