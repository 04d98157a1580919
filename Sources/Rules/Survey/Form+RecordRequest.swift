import Expressions
import Forms
import JSONText
import Records
import SourceText
import Values

extension Form {
  package var recordRequest: RecordRequest {
    let secrets = secrets
    return RecordRequest(
      path: recordsPath?.steps ?? [], table: recordsTable, membersEntered: { membersEntered },
      expectedTypes: { expectedTypes },
      isSecret: { secrets.hides(ValuePath(steps: [.member($0)])) },
      // Data are read without rows until they have a form.
      holdsSecrets: rows.isEmpty ? nil : !secrets.isEmpty)
  }

  /// Types by the paths of rows: those of dates in the source's own storage format, and of
  /// binary data.
  private var expectedTypes: [[JSONStep]: ExpectedType] {
    var paths: [[JSONStep]: ExpectedType] = [:]
    for row in rows {
      guard let path = row.valuePath?.steps else { continue }
      if row.cellTraits.contains(.data) { paths[path] = .data }
      guard row.valueType == .date, row.dates?.storage ?? .iso8601 == .iso8601 else { continue }
      // Rows without settings show what is stored.
      paths[path] = .date(row.dates.map { $0.timeZone == nil ? .local : .unknown } ?? .utc)
    }
    return paths
  }

  /// The members of a record that paths of the form lead into, or whose rows take a list or an object.
  private var membersEntered: Set<ExactText> {
    var entered = EnteredMembers()
    entered.add(tokensOf: [recordTitle].compactMap(\.self))
    for row in rows {
      if let path = row.valuePath { entered.add(path, isContainer: row.takesContainer) }
      if let path = row.child?.path { entered.add(path, isContainer: true) }
      entered.add(tokensOf: row.templates)
      entered.add(readBy: row, from: [.record, .root])
    }
    // What is inside of the record looks at other parts of it, too.
    for row in forms.values.flatMap(\.rows) { entered.add(readBy: row, from: [.root, .parent]) }
    return entered.names
  }
}

private struct EnteredMembers {
  var names: Set<ExactText> = []

  mutating func add(_ path: ValuePath, isContainer: Bool = false) {
    if path.steps.count > 1 || isContainer, let first = path.steps.first {
      names.insert(first.name)
    }
  }

  mutating func add(tokensOf templates: [Template]) {
    for path in templates.flatMap(\.tokens).compactMap(\.target.path) { add(path) }
  }

  /// Adds the members that a row's expressions and choices read.
  mutating func add(readBy row: ConfigRow, from roots: [ExpressionReference.Root]) {
    if let list = row.choiceSettings.path, roots.contains(list.root) {
      add(list.path, isContainer: true)
    }
    for dependencies in row.expressions.map(\.dependencies) {
      for reference in dependencies.references where roots.contains(reference.root) {
        add(reference.path, isContainer: dependencies.collections.contains(reference))
      }
    }
  }
}

extension ConfigRow {
  fileprivate var takesContainer: Bool {
    child != nil || valueType == .array || valueType == .object
  }
}
