import Forms
import Queries
import Values

/// Parses a command line's list of columns: identifiers or labels, separated by commas.
struct ColumnNames {
  private let workspace: Workspace
  private let index: ColumnIndex
  private let option: String

  init(workspace: Workspace, option: String) {
    self.workspace = workspace
    self.option = option
    index = ColumnIndex(of: workspace.form)
  }

  /// The columns of a list, each with its given name. A name may contain commas, and `trim` removes a prefix that is
  /// not part of it.
  func columns(
    in list: String, trim: (String) -> String = { $0 }
  ) throws(CommandFailure) -> [(name: String, row: ConfigRow)] {
    let pieces = list.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0) }
    var columns: [(name: String, row: ConfigRow)] = []
    let mostPieces = 1 + mostCommas
    var start = 0
    while start < pieces.count {
      var end = min(pieces.count, start + mostPieces)
      while end > start + 1, !isKnown(trim(Self.name(pieces[start..<end]))) { end -= 1 }
      let name = Self.name(pieces[start..<end])
      columns.append((name, try row(named: isKnown(name) ? name : trim(name))))
      start = end
    }
    return columns
  }

  private var mostCommas: Int {
    let names = workspace.form.rows.flatMap {
      [$0.identifier, $0.key, $0.valuePath?.description ?? ""]
    }
    return names.map { $0.utf8.count { $0 == UInt8(ascii: ",") } }.max() ?? 0
  }

  private static func name(_ pieces: ArraySlice<String>) -> String {
    pieces.joined(separator: ",").trimmingWhitespace()
  }

  func isKnown(_ name: String) -> Bool {
    if case .unknown = index[name] { false } else { true }
  }

  private func row(named name: String) throws(CommandFailure) -> ConfigRow {
    switch index[name] {
    case .known(let row): return row
    case .ambiguous(let rows):
      let names = Environment.texts.names(rows.map(\.identifier))
      throw CommandFailure(
        .usage, Environment.texts.ambiguousColumn(option, rows.count, name, names))
    case .unknown:
      let nearest = workspace.form.nearestColumn(to: name)
      throw CommandFailure(
        .usage,
        Environment.texts.unknownColumn(
          option, name, nearest: nearest, columns: workspace.rowNames))
    }
  }
}

extension Workspace {
  /// The form's identifiers, and labels that differ by more than case, for messages.
  var rowNames: String {
    let texts = Environment.texts
    let names = form.rows.map { row in
      let isSame = SearchText.folded(row.key) == SearchText.folded(row.identifier)
      return isSame || row.key.isEmpty ? row.identifier : texts.called(row.identifier, row.key)
    }
    return texts.names(names.prefix(24) + (names.count > 24 ? ["…"] : []))
  }
}
