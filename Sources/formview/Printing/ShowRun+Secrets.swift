import FormEngine

/// What formats for programs do with secrets: they leave them out.
extension ShowRun {
  /// The columns of a list as the format prints them; a text shows bullets.
  func columns(among rows: [ConfigRow]) -> [ConfigRow] {
    format == .text ? rows : rows.filter { !$0.isSecure }
  }

  /// Refuses to print nothing but what must not be shown.
  func refuseSecretsAlone() throws(CommandFailure) {
    let rows = requestedRows
    guard query.columns != nil, !rows.isEmpty, columns(among: rows).isEmpty else { return }
    throw CommandFailure(
      .usage,
      "--columns: \(Self.names(rows)) \(rows.count == 1 ? "is" : "are") secure and left out of "
        + "\(format.rawValue); --show-secrets prints such values")
  }

  /// One line about the secure rows that the format leaves out; nil where there are none.
  var remarkOnSecrets: String? {
    let rows = leftOut
    guard !rows.isEmpty else { return nil }
    return "\(workspace.dataPath): secure values are left out: \(Self.names(rows)); "
      + "--show-secrets prints them"
  }

  /// Secure rows that were asked for, or are inside of what was.
  private var leftOut: [ConfigRow] {
    guard format != .text else { return [] }
    let requested = requestedRows
    return workspace.form.rows.filter { row in
      guard row.isSecure, row.valuePath != nil else { return false }
      return requested.contains { other in
        guard other.identifier != row.identifier else { return true }
        guard let path = other.valuePath else { return false }
        return SecretPaths([row]).areInside(path)
      }
    }
  }

  private var requestedRows: [ConfigRow] {
    if let columns = query.columns { return columns }
    let isWholeForm = format == .rows || formPlace != nil
    return isWholeForm ? workspace.form.rows : workspace.columns
  }

  private static func names(_ rows: [ConfigRow]) -> String {
    rows.map(\.identifier).joined(separator: ", ")
  }
}
