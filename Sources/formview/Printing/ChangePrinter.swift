import Cells
import Forms
import JSONText
import Records
import Rules
import Texts

/// Prints the effect of a change on a data file, as a unified diff with bullets for secrets.
struct ChangePrinter {
  let before: RecordTable
  let after: RecordTable
  let secrets: SecretPaths
  let name: String
  let texts: Texts

  func print(to output: inout StandardOutput) throws(StandardOutput.Failure) {
    let painter = ANSIPainter(isEnabled: ColorChoice.auto.isEnabled)
    let theme = Theme()
    let (old, splices, isConverted) = difference
    for line in UnifiedDiff(old: old, splices: splices).lines(name: DiffFileName.text(of: name)) {
      let text = Environment.outputIsTerminal ? VisibleText.of(line.text) : line.text
      switch line.kind {
      case .removed: try output.write(line: painter.paint(text, theme.problem))
      case .added: try output.write(line: painter.paint(text, theme.good))
      case .position: try output.write(line: painter.paint(text, theme.accent))
      case .header, .context, .remark: try output.write(line: text)
      }
    }
    if isConverted, !splices.isEmpty {
      StandardError.write(line: Environment.texts.line(name, Environment.texts.changeShownAsJSON))
    }
  }

  /// The file's text with masked secrets, and its changes. O(file).
  private var difference: (old: [UInt8], splices: [UnifiedDiff.Splice], isConverted: Bool) {
    let old = masked(before)
    let hasSameRecords = Array(before.records) == Array(after.records)
    let preview = SourcePreview(from: old, to: hasSameRecords ? changed(old) : masked(after))
    return (preview.old, preview.splices.map { ($0.range, $0.new) }, preview.isConverted)
  }

  private func masked(_ table: RecordTable) -> RecordTable {
    var masked = table
    var replacements: [(id: RecordID, slice: JSONSlice)] = []
    for id in table.records {
      let slice = shown(table[id], isBroken: table.fault(of: id) != nil)
      if !slice.hasSameBytes(as: table[id]) { replacements.append((id, slice)) }
    }
    masked.replace(replacements)
    return masked
  }

  /// The masked version with the changed records.
  private func changed(_ masked: RecordTable) -> RecordTable {
    var changed = masked
    changed.replace(
      before.records.filter { !before[$0].hasSameBytes(as: after[$0]) }
        .map { ($0, shown(after[$0], since: before[$0])) })
    return changed
  }

  /// A record with bullets for its secrets; a line of invalid JSON may be secret as a whole.
  private func shown(_ record: JSONSlice, isBroken: Bool) -> JSONSlice {
    guard isBroken, !secrets.isEmpty else { return secrets.masked(in: record) }
    return record.replacing(allAt: [[]], with: SecretPaths.bullets)
  }

  private func shown(_ record: JSONSlice, since before: JSONSlice) -> JSONSlice {
    secrets.masked(in: record, since: before, mark: texts.changedSecret)
  }
}
