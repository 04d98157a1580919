import Forms
import JSONText
import SourceText

/// Column names in records printed for programs: the identifiers, but a member of the record whose path needs quotes
/// has its plain name, unless that is taken.
enum ColumnTitles {
  static func of(_ columns: [ConfigRow]) -> [String] {
    let identifiers = Set(names: columns.map(\.identifier))
    return columns.map { row in
      guard let path = row.valuePath, path.steps.count == 1,
        case .member(let name) = path.steps[0], row.identifier.hasSameBytes(as: path.description),
        !identifiers.contains(name)
      else { return row.identifier }
      return name
    }
  }
}
