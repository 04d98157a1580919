import Forms
import Records
import Rules
import Threads
import Values

/// The binders of one query, made as threads need them: making one goes over the whole form.
final class BinderPool: Sendable {
  private let form: Form
  private let locale: FormLocale
  /// What the records are in, where that is a list inside a record.
  private let enclosing: EnclosingObjects?
  private let free = Locked<[Binder]>([])

  /// A binder that is handed from thread to thread, and used by one at a time.
  private struct Binder: @unchecked Sendable { let binder: RecordBinder }

  init(_ form: Form, _ locale: FormLocale, in enclosing: EnclosingObjects?) {
    self.form = form
    self.locale = locale
    self.enclosing = enclosing
  }

  /// Calls `body` with a binder that no other thread has meanwhile; `body` must not keep it.
  func withBinder<Result>(_ body: (RecordBinder) -> Result) -> Result {
    let binder = free.withLock { $0.popLast() } ?? Binder(binder: make())
    defer { free.withLock { $0.append(binder) } }
    return body(binder.binder)
  }

  private func make() -> RecordBinder {
    RecordBinder(form: form, locale: locale, in: enclosing)
  }
}
