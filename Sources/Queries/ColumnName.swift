import Forms
import Rules
import Values

/// What a name that a person wrote for a column stands for.
package enum ColumnName {
  case known(ConfigRow)
  /// Labels need not be unique; filters take the first.
  case ambiguous([ConfigRow])
  case unknown
}

extension Form {
  /// A column by its identifier, its label or its path, in this order; case and accents don't count where no
  /// name has exactly these letters.
  package func column(named name: String) -> ColumnName {
    let names: [(ConfigRow) -> String] = [
      { $0.identifier }, { $0.key }, { $0.valuePath?.description ?? $0.identifier },
    ]
    let rows = rows.filter { !$0.isDerivedPart }
    for nameOf in names {
      if let found = ColumnName(rows.filter { nameOf($0) == name }) { return found }
    }
    // A path may be written in several ways: a.1, a[1], /a/1.
    if let path = try? ValuePath(name),
      let found = ColumnName(rows.filter { $0.valuePath?.leads(where: path) == true })
    {
      return found
    }
    let folded = SearchText.folded(name)
    for nameOf in names {
      if let found = ColumnName(rows.filter { SearchText.folded(nameOf($0)) == folded }) {
        return found
      }
    }
    return .unknown
  }

  /// The identifier or label that a third of its letters at most, or one, tell from a name.
  package func nearestColumn(to name: String) -> String? {
    let names = rows.filter { !$0.isDerivedPart }.flatMap { [$0.identifier, $0.key] }
    guard let nearest = NearestName.of(name, among: names) else { return nil }
    let (a, b) = (name.lowercased(), nearest.lowercased())
    let distance = NearestName.distance(Array(a.unicodeScalars), Array(b.unicodeScalars))
    return distance <= max(1, a.unicodeScalars.count / 3) ? nearest : nil
  }
}

extension ValuePath {
  /// Whether it has the same steps as another, however each is written.
  fileprivate func leads(where other: ValuePath) -> Bool {
    steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { $0.name.utf8.elementsEqual($1.name.utf8) }
  }
}

extension ColumnName {
  /// Nil where nothing has the name.
  fileprivate init?(_ rows: [ConfigRow]) {
    guard let first = rows.first else { return nil }
    self = rows.count == 1 ? .known(first) : .ambiguous(rows)
  }

  /// The one meant where it need not be unique.
  var first: ConfigRow? {
    switch self {
    case .known(let row): row
    case .ambiguous(let rows): rows.first
    case .unknown: nil
    }
  }
}
