import SourceText

/// For which records the rows of a form can't be edited, as they are hidden or disabled, themselves or by their sections.
struct RowAbsences {
  private let ofSections: [ExactText: [RowCondition]]

  init(_ form: DraftForm) {
    ofSections = Dictionary(
      names: form.sections.map { ($0.identifier, $0.conditions) }, uniquingKeysWith: { a, _ in a })
  }

  /// The conditions under which a row is hidden or disabled.
  func conditions(of row: DraftRow) -> [RowCondition] {
    (row.row.conditions + (ofSections[row.row.section] ?? []))
      .filter { $0.effect == .hidden || $0.effect == .disabled }
  }
}
