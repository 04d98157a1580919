import Forms
import JSONText
import Queries
import Records
import SourceText
import Texts
import Values

/// Records that `--where` does not match, although a filter with the same values would.
struct NearMisses {
  private let count: Int
  private let difference: TextDifference
  private let workspace: Workspace

  private static let sample = 1_000

  /// Records that pass all filters except for the exact comparisons, if `found` passed all; nil if there are none.
  /// O(bytes).
  init?(_ filters: [RecordFilter], found: [RecordID], in workspace: Workspace) {
    guard filters.contains(where: { $0.resembling != nil }) else { return nil }
    let table = workspace.table
    var others: [RecordID]?
    for filter in filters {
      others = (filter.resembling ?? filter)
        .matches(among: others, in: table, chunks: Workers.chunks)
    }
    let found = RecordSet(found)
    others?.removeAll { found.contains($0) || table.fault(of: $0) != nil }
    guard let others, !others.isEmpty else { return nil }
    count = others.count
    self.workspace = workspace
    let compared = filters.flatMap(\.comparedExactly)
    var differences: Set<TextDifference> = []
    for id in others.prefix(Self.sample) {
      for (row, value, isSpan) in compared {
        guard let steps = row.valuePath?.steps, case .found(let slice) = table[id].lookup(steps)
        else { continue }
        if isSpan {
          differences.insert(.within)
        } else if let difference = Self.difference(
          of: slice.kind == .string ? slice.stringValue : slice.text, from: value)
        {
          differences.insert(difference)
        }
      }
    }
    difference = differences.count == 1 ? differences.first ?? .several : .several
  }

  /// Nil for equal bytes.
  private static func difference(of stored: String, from typed: String) -> TextDifference? {
    if stored.hasSameBytes(as: typed) { return nil }
    if stored.lowercased().hasSameBytes(as: typed.lowercased()) { return .letterCase }
    func folded(_ text: String, keepingAccents: Bool) -> String {
      SearchText.folded(text, keepingCase: true, keepingAccents: keepingAccents)
    }
    if folded(stored, keepingAccents: true).hasSameBytes(as: folded(typed, keepingAccents: true)) {
      return .form
    }
    let isAccent = folded(stored, keepingAccents: false)
      .hasSameBytes(as: folded(typed, keepingAccents: false))
    return isAccent ? .accents : .several
  }

  /// A sentence with their number, their difference, and a filter that matches them.
  func sentence(_ conditions: [String]) -> String {
    Environment.texts.othersDiffer(count, by: difference, filter: filter(conditions))
  }

  /// The conditions as a filter, for the command line; nil if a filter can't express them.
  private func filter(_ conditions: [String]) -> String? {
    var parts: [String] = []
    for condition in conditions {
      guard let (name, value) = workspace.assignment(condition), !value.isEmpty else { return nil }
      parts.append("\(Self.word(name))=\(Self.word(value))")
    }
    let text = parts.joined(separator: " and ")
    guard !parts.isEmpty,
      (try? RecordFilter(text, by: workspace.plan)) != nil
    else {
      return nil
    }
    return "--filter " + ShellWord.quoted(text)
  }

  /// A name or a value, in double quotes if a filter could parse it differently.
  private static func word(_ text: String) -> String {
    if ShellWord.isPlain(text), !["and", "or", "not"].contains(text.lowercased()) { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
