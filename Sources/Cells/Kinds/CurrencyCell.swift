import Forms
import Rules
import Screen
import Texts
import Values

/// An amount of money, shown in its currency, typed as a number.
struct CurrencyCell: CellKind {
  let declaration = CellDeclaration(
    name: "CurrencyCell", valueType: .number, allowedValueTypes: [.integer],
    families: [.typing, .limits, .numbers],

    claims: [.keys(["currencyCode"], rank: 3)], synonyms: "currency money amount price",
    traits: .money,
    summary: { $0.summaryOfCurrencyCell })

  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    .text(of: bound, width: width, lines: lines, theme: theme, alignsRight: true)
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? {
    guard let code = bound.state.row.currencyCode, !code.isEmpty else { return bound.markOfNumbers }
    return code
  }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    .field(bound, binder: binder, trigger: trigger, traits: .number)
  }
}
