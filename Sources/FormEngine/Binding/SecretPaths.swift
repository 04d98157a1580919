import JSONText

/// Where the secrets of a form's records are: the paths of its secure rows.
package struct SecretPaths: Sendable {
  fileprivate let paths: [[JSONStep]]

  package init(_ rows: [ConfigRow]) {
    paths = rows.filter(\.isSecure).compactMap(\.valuePath?.steps)
  }

  /// Whether the value at a path is a secret, or part of one.
  package func hides(_ path: ValuePath) -> Bool {
    paths.contains { $0.count <= path.steps.count && Self.meet($0, path.steps) }
  }

  /// Whether there is a secret inside the value at a path.
  package func areInside(_ path: ValuePath) -> Bool {
    paths.contains { $0.count > path.steps.count && Self.meet($0, path.steps) }
  }

  /// The value at a path without the secrets in it. O(value) where the form has any there, else O(paths).
  package func removed(from value: JSONSlice, at path: [JSONStep] = []) -> JSONSlice {
    let inside = inside(path)
    return inside.isEmpty ? value : value.removing(allAt: inside)
  }

  /// The value at a path with bullets in place of the secrets in it.
  package func masked(in value: JSONSlice, at path: [JSONStep] = []) -> JSONSlice {
    let inside = inside(path)
    guard !inside.isEmpty else { return value }
    return value.replacing(allAt: inside, with: "\"\(RecordBinder.bullets)\"")
  }

  /// The secrets at and inside of a path, from there on; the value itself where it is part of a secret.
  private func inside(_ path: [JSONStep]) -> [[JSONStep]] {
    paths.compactMap { secret in
      Self.meet(secret, path) ? Array(secret.dropFirst(path.count)) : nil
    }
  }

  /// Whether one of two paths leads to the other.
  private static func meet(_ a: [JSONStep], _ b: [JSONStep]) -> Bool {
    zip(a, b).allSatisfy { $0.meets($1) }
  }
}

extension Form {
  package var secrets: SecretPaths { SecretPaths(rows) }

  /// The form with nothing hidden, for who asks to see its secrets.
  package var showingSecrets: Form {
    var form = self
    for index in form.rows.indices { form.rows[index].isSecure = false }
    return form
  }

  /// The form in which a row is secure that shows a secure row's value, or part of it.
  func hidingSharedSecrets() -> Form {
    let secrets = secrets
    var form = self
    for index in form.rows.indices {
      guard let path = form.rows[index].valuePath, secrets.hides(path) else { continue }
      form.rows[index].isSecure = true
    }
    return form
  }
}

extension SecretPaths {
  /// Whether the form has none.
  package var isEmpty: Bool { paths.isEmpty }

  /// A record with bullets in place of its secrets, and with `mark` behind those that differ from a former
  /// version's.
  package func masked(in record: JSONSlice, since former: JSONSlice, mark: String) -> JSONSlice {
    let changed = paths.filter { path in
      switch (record.lookup(path), former.lookup(path)) {
      case (.found(let new), .found(let old)): !new.hasSameBytes(as: old)
      default: false
      }
    }
    let marked =
      changed.isEmpty
      ? record
      : record.replacing(allAt: changed, with: "\"\(RecordBinder.bullets)\(mark)\"")
    let rest = paths.filter { !changed.contains($0) }
    return rest.isEmpty
      ? marked : marked.replacing(allAt: rest, with: "\"\(RecordBinder.bullets)\"")
  }
}
