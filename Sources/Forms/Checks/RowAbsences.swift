import SourceText

/// For which records the rows of a form can't be edited, as they are hidden or disabled, themselves or by their sections.
struct RowAbsences {
  private let ofSections: [ExactText: [RowCondition]]

  init(_ form: DraftForm) { ofSections = form.ofSections(\.conditions) }

  /// The conditions under which a row is hidden or disabled.
  func conditions(of row: DraftRow) -> [RowCondition] {
    (row.row.conditions + (ofSections[row.row.section] ?? []))
      .filter { $0.effect == .hidden || $0.effect == .disabled }
  }
}

extension DraftForm {
  /// A fact of each section by its identifier, the first of several.
  func ofSections<Fact>(_ fact: (FormSection) -> Fact) -> [ExactText: Fact] {
    Dictionary(
      names: sections.map { ($0.identifier, fact($0)) }, uniquingKeysWith: { first, _ in first })
  }
}
