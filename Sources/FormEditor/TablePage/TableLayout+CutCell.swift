import Rules
import Screen
import Texts

extension TableLayout {
  /// The label and whole value of the cell under the cursor where its column can't show all of it; else nil.
  func textOfCutCell(
    of bound: BoundRow?, inColumn index: Int, _ texts: Texts
  ) -> String? {
    guard let column = columns.first(where: { $0.index == index }),
      let bound
    else { return nil }
    let text = bound.display.text
    guard DisplayText.width(text, upTo: column.width) > column.width else { return nil }
    return texts.about(bound.row.key, text)
  }
}
