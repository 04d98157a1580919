import Values

/// The secrets in a form's records: child forms may show the same values as the forms that
/// open them.
extension Form {
  /// Paths of secrets, computed at each call for a form that is not opened by others.
  /// O(rows of all forms).
  package var secrets: SecretPaths { secretsInFamily ?? SecretPaths(rows, forms: forms) }

  package var showingSecrets: Form {
    var form = self
    form.rows = form.rows.map(\.withoutSecrecy)
    form.secretsInFamily = nil
    form.forms = form.forms.mapValues { child in
      var child = child
      child.secretsInFamily = nil
      child.rows = child.rows.map(\.withoutSecrecy)
      return child
    }
    return form
  }

  /// The form, and those that it opens, in which each row is secure that shows a secret of any of them, or part of one.
  func hidingSharedSecrets() -> Form {
    var form = self
    // A row that becomes secure hides its path wherever its form is opened.
    while true {
      let graph = SecretGraph(form.rows, forms: form.forms)
      guard !graph.isEmpty else { return form }
      var isDone = !form.hideRows(SecretPaths(graph))
      for (name, indices) in graph.beginnings(ofFormsOpenedBy: form.rows, forms: form.forms) {
        let secrets = SecretPaths(graph.seen(from: indices))
        form.forms[name]?.secretsInFamily = secrets
        if form.forms[name]?.hideRows(secrets) == true { isDone = false }
      }
      if isDone { return form }
    }
  }

  /// Makes the rows secure whose values are secrets, or parts of one; whether any was not.
  private mutating func hideRows(_ secrets: SecretPaths) -> Bool {
    var hasChanged = false
    for index in rows.indices where rows[index].hasShape(where: { !$0.isSecure }) {
      guard let path = rows[index].valuePath, secrets.hides(path) else { continue }
      rows[index] = rows[index].withShapes { $0.isSecure = true }
      hasChanged = true
    }
    return hasChanged
  }
}

extension ConfigRow {
  fileprivate var withoutSecrecy: ConfigRow {
    isAnywhereSecure ? withShapes { $0.isSecure = false } : self
  }

  /// Permitted disclosure of the row's own value. The decoder makes every row secure that
  /// shares a secret's path (`Form.hidingSharedSecrets`). For the inside of the value, see
  /// `SecretPaths.disclosure`.
  package var disclosure: Disclosure { isSecure ? .nothing : .plain }
}
