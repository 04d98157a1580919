import Forms
import Rules
import Values

/// The result of looking up a column by name.
package enum ColumnName {
  case known(ConfigRow)
  /// Several rows with the label, which need not be unique; filters use the first.
  case ambiguous([ConfigRow])
  case unknown
}

extension Form {
  /// The identifier or label that differs from a name in at most a third of its letters, or in one.
  package func nearestColumn(to name: String) -> String? {
    let names = rows.filter { !$0.isDerivedPart }.flatMap { [$0.identifier, $0.key] }
    guard let nearest = NearestName.of(name, among: names) else { return nil }
    let (a, b) = (name.lowercased(), nearest.lowercased())
    let distance = NearestName.distance(Array(a.unicodeScalars), Array(b.unicodeScalars))
    return distance <= max(1, a.unicodeScalars.count / 3) ? nearest : nil
  }
}

extension ColumnName {
  /// Nil if no column has the name.
  init?(_ rows: [ConfigRow]) {
    guard let first = rows.first else { return nil }
    self = rows.count == 1 ? .known(first) : .ambiguous(rows)
  }

  var first: ConfigRow? {
    switch self {
    case .known(let row): row
    case .ambiguous(let rows): rows.first
    case .unknown: nil
    }
  }
}
