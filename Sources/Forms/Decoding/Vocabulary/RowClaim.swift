/// A reason for a kind of cell to show a row that names no cell: `CellDeclaration.claims` lists them for a kind.
///
/// The first reason that applies decides, in the order of the cases.
package enum RowClaim: Hashable, Sendable {
  /// The row has parts to edit: `fields`, or a template of several values. Not where it is read only or computed.
  case parts
  /// The row has no one value to edit: no `valuePath`, or a template of several values.
  case noSingleValue
  /// The row has one of these keys (a Bool key: set to YES). Of several kinds the lowest rank is asked first, one below
  /// 0 before all other claims.
  case keys([String], rank: Int)
  /// The row has one of these keys, and gives this `valueType`, or a default value of that type.
  case keysOfType([String], ValueType)
  /// The row's `minimumValue`, or else its `maximumValue`, is of this kind.
  case bound(Bound.Kind)
  /// The row gives this `valueType`.
  case type(ValueType)
  /// The default value, or else the first record's value, looks like this.
  case value(ValueShape)
  /// All other rows.
  case rest

  /// What a value without a form around it looks like.
  package enum ValueShape: Hashable, Sendable {
    case bool, number, multilineText
    /// Texts that the source knows as more.
    case date, data
  }

  /// Claims of a lower order are asked first.
  var order: (stage: Int, rank: Int) {
    switch self {
    case .parts: (0, -1)
    case .noSingleValue: (0, 0)
    case .keysOfType: (1, -1)
    case .keys(_, let rank): (rank < 0 ? -1 : 1, rank)
    case .bound: (2, 0)
    case .type: (3, 0)
    case .value: (4, 0)
    case .rest: (5, 0)
    }
  }
}

extension Bound {
  /// What a limit limits.
  package enum Kind: Hashable, Sendable { case number, date }

  var kind: Kind {
    switch self {
    case .number: .number
    case .date: .date
    }
  }
}
