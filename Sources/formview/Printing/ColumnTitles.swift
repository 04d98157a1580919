import Forms
import JSONText
import SourceText

/// What columns are called where records are printed for programs: by their identifiers, but a member of the record whose
/// path needs quotes by its plain name, unless another column has that.
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
