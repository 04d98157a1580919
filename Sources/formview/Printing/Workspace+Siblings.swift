import Queries
import Rules

extension Workspace {
  /// What values of rows with `unique` are compared with; nil where the form has none. O(bytes), on all cores.
  var uniqueIndex: UniqueIndex? { .made(for: form, of: table, chunks: Workers.chunks) }
}
