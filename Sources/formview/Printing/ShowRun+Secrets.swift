import Forms
import SourceText

/// Formats for programs omit secrets.
extension ShowRun {
  /// The columns of a list in the format; a text shows bullets.
  func columns(among rows: [ConfigRow]) -> [ConfigRow] {
    format == .text ? rows : rows.filter { !$0.disclosure.isSecret }
  }

  /// Refuses a selection of secrets only.
  func refuseSecretsAlone() throws(CommandFailure) {
    let rows = requestedRows
    guard query.columns != nil, !rows.isEmpty, columns(among: rows).isEmpty else { return }
    throw CommandFailure(
      .usage,
      Environment.texts.secureAndLeftOut(
        Self.list(rows.map(\.identifier)), count: rows.count, format: format.rawValue))
  }

  var remarkOnSecrets: String? {
    let names = leftOut.map(\.identifier) + inside(format == .text ? [] : requestedRows)
    guard !names.isEmpty else { return nil }
    return Environment.texts.line(
      workspace.dataPath, Environment.texts.secureLeftOut(Self.list(names)))
  }

  /// Secure rows among the requested ones, or inside them. O(rows).
  private var leftOut: [ConfigRow] {
    guard format != .text else { return [] }
    let requested = requestedRows
    let identifiers = Set(names: requested.map(\.identifier))
    let paths = Set(requested.compactMap { $0.valuePath?.steps })
    return workspace.form.rows.filter { row in
      guard row.disclosure.isSecret, let path = row.valuePath?.steps else { return false }
      return identifiers.contains(row.identifier)
        || path.indices.contains { paths.contains(Array(path[..<$0])) }
    }
  }

  /// Secure rows of the forms that rows open, as `users.password`. O(rows of these forms).
  private func inside(
    _ rows: [ConfigRow], behind path: String = "", _ seen: Set<ExactText> = []
  ) -> [String] {
    rows.flatMap { row -> [String] in
      guard let name = row.child?.name, !seen.contains(name), !row.disclosure.isSecret,
        let form = workspace.form.forms[name]
      else { return [] }
      let path = path + row.identifier + "."
      return form.rows.filter(\.disclosure.isSecret).map { path + $0.identifier }
        + inside(form.rows, behind: path, seen.union([ExactText(name)]))
    }
  }

  private var requestedRows: [ConfigRow] {
    if let columns = query.columns { return columns }
    let isWholeForm = format == .rows || formIndex != nil
    return isWholeForm ? workspace.form.rows : workspace.columns(in: format)
  }

  private static func list(_ names: [String]) -> String {
    Environment.texts.names(
      Array(names.prefix(mostNamed)), more: max(0, names.count - mostNamed))
  }

  private static let mostNamed = 24
}
