import JSONText
import SourceText
import Values

/// The names of the members that records have, so that a form of very many rows looks for those of its paths only that
/// begin with one.
struct MemberNames {
  /// Nil where any name may be a member's.
  private let names: Set<ExactText>?

  /// O(bytes of the records) for many paths.
  init(of records: [JSONSlice], for pathCount: Int) {
    let isWorthIt =
      pathCount > Self.fewPaths && !records.isEmpty && records.allSatisfy { $0.kind == .object }
    names = isWorthIt ? Set(names: records.flatMap { $0.members.map(\.name) }) : nil
  }

  private static let fewPaths = 200

  /// False where no record has a member with which the path begins.
  func mayHave(_ path: ValuePath) -> Bool {
    guard let names, let first = path.steps.first else { return true }
    return names.contains(first.name)
  }
}
