import Forms
import JSONText
import Values

extension PathSurvey {
  /// The values that the records have at a path of a form; `name`: that of a form which the form's rows open, nil for the
  /// form itself. O(records).
  package func values(at path: ValuePath, of form: Form, inside name: String?) -> [JSONSlice] {
    let objects = name.map { recordsInside(of: form)[$0]?.objects ?? [] } ?? records
    return objects.compactMap { $0.lookup(path.steps).slice }
  }
}
