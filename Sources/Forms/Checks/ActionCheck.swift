import Texts
import Values

/// F107, F302: a button that adds an item names a row that opens a list.
enum ActionCheck: FormCheck {
  static func check(_ form: DraftForm) {
    for row in form.rows where row.row.action?.name == .addItem {
      check(row, in: form)
    }
  }

  private static func check(_ row: DraftRow, in form: DraftForm) {
    let lists = form.rows.filter(\.opensItems).map(\.row.identifier)
    guard let name = row.row.action?.list else {
      row.report(.F107, of: "action", advice: advice(lists)) { $0.addItemNeedsList }
      return
    }
    guard !lists.contains(name) else { return }
    let nearest = NearestName.of(name, among: lists).map { Sentence(verbatim: "\"\($0)\"") }
    row.report(.F302, of: "list", quoting: name, advice: nearest ?? advice(lists)) { $0.noSuchList }
  }

  private static func advice(_ lists: [String]) -> Sentence {
    Sentence { lists.isEmpty ? $0.rowThatOpensList : $0.oneOf(lists) }
  }
}
