import Forms
import JSONText
import Values

/// The paths into a record that a form names: of its rows, and in their templates.
struct NamedPaths {
  /// Paths without duplicates and secrets, none of them inside another.
  let paths: [[JSONStep]]
  let secrets: SecretPaths

  init(form: Form) {
    let secrets = form.secrets
    self.secrets = secrets
    var all: [[JSONStep]] = []
    for row in form.rows {
      if let path = row.valuePath { all.append(path.steps) }
      if let template = row.displayValue { all += Self.paths(in: template.parts) }
    }
    let unique = Set(all.filter { !secrets.hides(ValuePath(steps: $0)) }.map { $0[...] })
    paths = unique.filter { path in
      !path.indices.contains { unique.contains(path[..<$0]) }
    }
    .map(Array.init)
  }

  private static func paths(in parts: [TemplatePart]) -> [[JSONStep]] {
    parts.flatMap { part -> [[JSONStep]] in
      switch part {
      case .text: return []
      case .optional(let parts): return Self.paths(in: parts)
      case .token(let token):
        guard case .path(let path) = token.target else { return [] }
        return [path.steps]
      }
    }
  }

  /// The record's values at these paths, in the record's own order.
  func values(in record: JSONSlice) -> [(path: [JSONStep], value: JSONSlice)] {
    zip(paths, JSONPaths(paths).lookup(in: record))
      .compactMap { path, found -> (path: [JSONStep], value: JSONSlice)? in
        guard let value = found.slice else { return nil }
        return (path, value)
      }
      .sorted { $0.value.range.lowerBound < $1.value.range.lowerBound }
      .map { ($0.path, secrets.removed(from: $0.value, at: $0.path)) }
  }
}
