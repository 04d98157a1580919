import FormEditor
import Forms
import Inference
import Queries
import Records
import SourceText

/// Generates the form of data without one again, from all records: the first one is derived from a part of them.
struct InferenceJob: BackgroundJob {
  let partial: InferredForm
  let table: RecordTable

  /// The form; nil if it is unchanged, or the job was stopped. O(bytes).
  func run(control: WorkControl, chunks: ParallelChunks) -> Form? {
    let whole = InferredForm(of: table, after: partial) { control.isCancelled }
    guard !control.isCancelled, !whole.isEmpty, !whole.isSame(as: partial) else { return nil }
    let name = table.source.name
    let text = SourceText(name: name, text: whole.text(path: VisibleText.withoutBytes(name)))
    let opened = try? OpenedForm(inferred: text)
    return opened.map { Workspace.settled($0.form, by: table) }
  }
}
