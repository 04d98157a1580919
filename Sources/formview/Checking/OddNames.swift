import Forms
import Records
import Rules
import SourceText
import Values

/// Paths that look like a mistake (W206), although the records have members of these names.
struct OddNames {
  private let survey: PathSurvey
  private let form: Form
  private let positions: FormPositions
  private let suspected: Set<Location>

  /// The findings of a form without these paths.
  static func without(
    _ found: [Diagnostic], of form: Form, in table: RecordTable, _ positions: FormPositions
  ) -> [Diagnostic] {
    guard found.contains(where: { $0.code == .W206 }) else { return found }
    let names = Self(
      survey: PathSurvey(table), form: form, positions: positions,
      suspected: Set(found.filter { $0.code == .W206 }.map(Location.init)))
    let locations = Set(([nil] + form.forms.keys.map(\.text)).flatMap(names.locations))
    return found.filter { $0.code != .W206 || !locations.contains(Location($0)) }
  }

  /// The locations of rows with a path, or a template with paths, all of which lead to a value.
  private func locations(inside name: String?) -> [Location] {
    let rows = (name.map { form.forms[$0]?.rows } ?? form.rows) ?? []
    return rows.flatMap { row in
      let template = row.displayValue?.tokens.compactMap(\.target.path) ?? []
      return [("valuePath", row.valuePath.map { [$0] } ?? template), ("displayValue", template)]
        .compactMap { key, paths -> Location? in
          guard !paths.isEmpty,
            let location = positions.position(of: key, nil, row: row, in: name).map(Location.init),
            suspected.contains(location),
            paths.allSatisfy({ !survey.values(at: $0, of: form, inside: name).isEmpty })
          else { return nil }
          return location
        }
    }
  }

  private struct Location: Hashable {
    let file: String
    let position: SourcePosition?

    init(file: String, position: SourcePosition?) {
      (self.file, self.position) = (file, position)
    }

    init(_ diagnostic: Diagnostic) {
      self.init(file: diagnostic.file, position: diagnostic.position)
    }
  }
}
