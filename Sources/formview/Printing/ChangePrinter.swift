import Cells
import Forms
import JSONText
import Records
import Rules

/// Prints what a change would make of a data file, as a unified diff with bullets for secrets.
struct ChangePrinter {
  let before: RecordTable
  let after: RecordTable
  let secrets: SecretPaths
  /// The file as the user named it.
  let name: String

  /// Takes the place of a secret that changes, so that its line counts as changed; JSON text can't hold it.
  private static let changedSecret = "\u{1}"

  func print(to output: inout StandardOutput) throws(StandardOutput.Failure) {
    let painter = ANSIPainter(isEnabled: ColorChoice.auto.isEnabled)
    let theme = Theme()
    let (old, splices) = texts
    for line in UnifiedDiff(old: old, splices: splices).lines(name: name) {
      let raw = line.text.replacing(Self.changedSecret, with: "")
      let text = Environment.outputIsTerminal ? VisibleText.of(raw) : raw
      switch line.kind {
      case .removed: try output.write(line: painter.paint(text, theme.problem))
      case .added: try output.write(line: painter.paint(text, theme.good))
      case .position: try output.write(line: painter.paint(text, theme.accent))
      case .header, .context, .remark: try output.write(line: text)
      }
    }
  }

  /// The file's text with its secrets masked, and what changes in it. O(file).
  private var texts: (old: [UInt8], splices: [UnifiedDiff.Splice]) {
    var masked = before
    var replacements: [(id: RecordID, slice: JSONSlice)] = []
    for id in before.records {
      let slice = shown(before[id], isBroken: before.fault(of: id) != nil)
      if !slice.hasSameBytes(as: before[id]) { replacements.append((id, slice)) }
    }
    masked.replace(replacements)
    var old: [UInt8] = []
    masked.write { old += $0 }
    var splices: [UnifiedDiff.Splice] = []
    var shift = 0
    for id in before.records {
      let start = before[id].range.lowerBound + shift
      let count = masked[id].range.count
      shift += count - before[id].range.count
      guard !before[id].hasSameBytes(as: after[id]) else { continue }
      let new = shown(after[id], since: before[id])
      withExtendedLifetime(new) { splices.append((start..<start + count, Array(new.bytes))) }
    }
    return (old, splices)
  }

  /// A record with bullets for its secrets; a line that is no JSON may be one from end to end.
  private func shown(_ record: JSONSlice, isBroken: Bool) -> JSONSlice {
    guard isBroken, !secrets.isEmpty else { return secrets.masked(in: record) }
    return record.replacing(allAt: [[]], with: SecretPaths.bullets)
  }

  private func shown(_ record: JSONSlice, since before: JSONSlice) -> JSONSlice {
    secrets.masked(in: record, since: before, mark: Self.changedSecret)
  }
}
