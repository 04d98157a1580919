import Forms
import Records
import Rules
import Threads
import Values

/// The binders of one query, created on demand for each thread.
final class BinderPool: Sendable {
  private let plan: FormPlan
  /// The enclosing objects of records in a list inside a record.
  private let enclosing: EnclosingObjects?
  private let free = Locked<[Binder]>([])

  /// A binder passed between threads, and used by one at a time.
  private struct Binder: @unchecked Sendable { let binder: RecordBinder }

  init(_ plan: FormPlan, in enclosing: EnclosingObjects?) {
    self.plan = plan
    self.enclosing = enclosing
  }

  /// Calls `body` with a binder that no other thread uses; `body` must not keep it.
  func withBinder<Result>(_ body: (RecordBinder) -> Result) -> Result {
    let binder = free.withLock { $0.popLast() } ?? Binder(binder: make())
    defer { free.withLock { $0.append(binder) } }
    return body(binder.binder)
  }

  private func make() -> RecordBinder { RecordBinder(plan, in: enclosing) }
}
