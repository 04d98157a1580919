/// A reason for a kind of cell to show a row that names no cell: `CellDeclaration.claims` lists them for a kind.
///
/// The first reason that applies decides, in the order of the cases.
package enum RowClaim: Hashable, Sendable {
  /// The row has parts to edit: `fields`, or a template of several values. Does not apply to a
  /// read-only or computed row.
  case parts
  /// The row has no one value to edit: no `valuePath`, or a template of several values.
  case noSingleValue
  /// The row has one of these keys (a Bool key: set to YES). Of several kinds the one of the
  /// lowest rank is tried first; one below 0 is tried before all other claims.
  case keys([String], rank: Int)
  /// The row has one of these keys, and gives this `valueType`, or a default value of that type.
  case keysOfType([String], ValueType)
  /// The row's `minimumValue`, or else its `maximumValue`, is of this kind.
  case bound(Bound.Kind)
  case type(ValueType)
  /// The default value, or else the first record's value, has this shape.
  case value(ValueShape)
  case rest

  /// The shape of a value, recognized without a form.
  package enum ValueShape: Hashable, Sendable {
    case bool, number, multilineText
    /// Texts to which the source gives a more specific type.
    case date, data
  }

  /// Claims of a lower order are tried first.
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
  /// The kind of value that is limited.
  package enum Kind: Hashable, Sendable { case number, date }

  var kind: Kind {
    switch self {
    case .number: .number
    case .date: .date
    }
  }
}
