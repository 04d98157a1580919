import JSONText
import Records

/// Prints a record's own JSON, only the members that the form names.
///
/// Members are in the record's order and nesting, and values keep their bytes. Elements of an array before a named
/// one are printed as null, so that paths stay valid.
struct JSONPrinter {
  private let table: RecordTable
  private let paths: NamedPaths

  init(workspace: Workspace) {
    table = workspace.table
    paths = NamedPaths(form: workspace.form)
  }

  /// Prints the record at an index, from 0.
  func print(_ index: Int, to output: inout StandardOutput) throws {
    try output.write(line: text(of: table.id(at: index)))
  }

  /// A record's named part; a record that is not a container is unchanged, a line of invalid JSON is null.
  private func text(of id: RecordID) -> String {
    if table.fault(of: id) != nil { return "null" }
    let record = table[id]
    switch record.kind {
    case .object, .array:
      let values = paths.values(in: record)
      // A row that is about the whole record.
      if let first = values.first, first.path.isEmpty { return first.value.text }
      return Self.container(
        of: values[...], in: record, depth: 0, indent: "")
    default: return paths.secrets.removed(from: record).text
    }
  }

  /// The container at `depth` with all of `values`, which are in the order of their bytes.
  private static func container(
    of values: ArraySlice<(path: [JSONStep], value: JSONSlice)>, in slice: JSONSlice, depth: Int,
    indent: String
  ) -> String {
    let isArray = slice.kind == .array
    let inner = indent + "  "
    var members: [String] = []
    var rest = values
    while let first = rest.first {
      let step = first.path[depth]
      let group = rest.prefix { $0.path[depth].name.utf8.elementsEqual(step.name.utf8) }
      rest = rest.dropFirst(group.count)
      var text = first.value.text
      if first.path.count > depth + 1, case .found(let part) = slice.lookup([step]) {
        text = container(of: group, in: part, depth: depth + 1, indent: inner)
      }
      if isArray, case .index(let index) = step {
        while members.count < index { members.append("null") }
        members.append(text)
      } else {
        members.append("\(JSONValue.string(step.name).jsonText()): \(text)")
      }
    }
    let (open, close) = isArray ? ("[", "]") : ("{", "}")
    if members.isEmpty { return open + close }
    let body = members.map { inner + $0 }.joined(separator: ",\n")
    return "\(open)\n\(body)\n\(indent)\(close)"
  }
}
