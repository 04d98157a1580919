import Queries
import Rules

extension Workspace {
  /// Index of unique values; nil if the form has no rows with `unique`. O(bytes), on all cores.
  var uniqueIndex: UniqueIndex? { .made(for: form, of: table, chunks: Workers.chunks) }

  /// Identities of the records; nil unless the form has `recordIdentity`, and no row with
  /// `unique` compares that value already. O(bytes), on all cores.
  var identities: RecordIdentities? {
    guard let path = form.recordIdentity?.steps, !form.uniquePaths.contains(path) else {
      return nil
    }
    return UniqueIndex.made(at: [path], of: table, chunks: Workers.chunks)
      .flatMap { RecordIdentities(at: path, in: $0) }
  }
}
