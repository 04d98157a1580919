import Cells
import Rules
import Values

/// From field to field, and rows that are edited in the place of the one that they are parts of.
extension Fields {
  func openNext(direction: Direction, in browser: inout Browser) {
    let entries = entries(in: browser)
    let isThere = browser.pageKind.goToNextField(direction: direction, in: &browser) {
      entries.fieldWithoutEdit(of: $0) != nil
    }
    if isThere { openFocused(in: &browser) }
  }

  /// Goes to the next row that can be edited; from a part to another one, its field opens.
  func goOn(direction: Direction, times: Int = 1, in browser: inout Browser) -> [PageOutcome] {
    let isOnPart = browser.pageKind.goOn(direction: direction, times: times, in: &browser)
    return isOnPart ? openFocusedPart(in: &browser) : []
  }

  /// Enter on a row that has parts: the cursor goes to the first that can be edited, and opens its field.
  func openParts(of bound: BoundRow, in browser: inout Browser) -> [PageOutcome] {
    let owner = bound.row.identifier
    browser.showForm(of: browser.record)
    let parts = browser.rows.filter { $0.part?.owner == owner }
    guard let part = parts.first(where: \.isEditable) else {
      let reason = parts.lazy.compactMap(\.readOnlyReason).first ?? bound.readOnlyReason
      browser.message = .notice(
        browser.texts.about(bound.row.key, reason ?? browser.texts.readOnly))
      return []
    }
    browser.lead(to: part.row.identifier)
    return openFocusedPart(in: &browser)
  }

  /// Opens the field of the part under the cursor; one that is toggled at once, or that opens a page, only has the cursor.
  private func openFocusedPart(in browser: inout Browser) -> [PageOutcome] {
    guard let part = browser.focusedPart, part.isEditable, !browser.binder.holdsSecret(part)
    else { return [] }
    guard mayReplace(part, in: browser) else { return refuseToReplace(part, in: &browser) }
    if let editor = entries(in: browser).field(of: part, .enter) {
      open(editor, on: part, in: &browser)
    }
    return []
  }
}
