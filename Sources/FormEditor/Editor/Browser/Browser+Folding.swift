import Forms
import SourceText

/// Sections whose headings stand for their rows.
extension Browser {
  /// Identifiers of the folded sections of the form that is shown. O(sections).
  var foldedSections: Set<ExactText> { pageKind.foldedSections(in: self) }

  var isSectionFocused: Bool { formRows.isSectionFocused }

  /// `z`: folds the section that the cursor is in, or unfolds it.
  mutating func foldSection() {
    guard !unfoldFocusedSection(), let index = focusIndex else { return }
    let identifier = rows[index].section
    folds.set(identifier, of: pages.top.formName, isFolded: true)
  }

  /// Unfolds the section whose heading the cursor is on, which goes to its first row; false where it is on a row.
  mutating func unfoldFocusedSection() -> Bool {
    guard isSectionFocused, let index = focusIndex else { return false }
    let section = rows[index].section
    folds.set(section, of: pages.top.formName, isFolded: false)
    focusRow(at: rows.firstIndex { $0.section.hasSameBytes(as: section) } ?? index)
    return true
  }

  /// Unfolds the section of a row that the person is led to.
  mutating func reveal(_ row: String) {
    guard let index = bound.index(of: row) else { return }
    let section = rows[index].section
    guard foldedSections.contains(section) else { return }
    folds.set(section, of: pages.top.formName, isFolded: false)
  }

  /// Puts the cursor on a row of the form that is shown, and its section in sight.
  mutating func lead(to row: String) {
    formPage.focus = row
    reveal(row)
  }
}
