/// The properties that a kind of cell gives to its rows, beyond the keys it accepts.
package struct CellTraits: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Without the detour of the standard library's own, by way of any sequence, which each start would pay.
  package init(arrayLiteral traits: CellTraits...) {
    rawValue = traits.reduce(0) { $0 | $1.rawValue }
  }

  package static let readOnly = CellTraits(rawValue: 1 << 0)
  package static let multiline = CellTraits(rawValue: 1 << 1)
  package static let money = CellTraits(rawValue: 1 << 2)
  package static let secure = CellTraits(rawValue: 1 << 3)
  /// The cell offers choices, and the row must list them.
  package static let choices = CellTraits(rawValue: 1 << 4)
  package static let opensObject = CellTraits(rawValue: 1 << 5)
  package static let opensItems = CellTraits(rawValue: 1 << 6)
  /// The members of an object are the items that the cell opens.
  package static let opensMembers = CellTraits(rawValue: 1 << 11)
  /// The cell takes up the full width of a form, including its label, and is a column of tables
  /// only if the row says so.
  package static let fullWidth = CellTraits(rawValue: 1 << 7)
  package static let showsItems = CellTraits(rawValue: 1 << 9)
  package static let data = CellTraits(rawValue: 1 << 10)
  /// The row is edited through its parts, which are other rows.
  package static let composite = CellTraits(rawValue: 1 << 8)
}
