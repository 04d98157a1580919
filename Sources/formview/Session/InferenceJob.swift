import FormEditor
import Forms
import Inference
import Queries
import Records
import SourceText

/// Makes the form of data without one again, of all records: the first one is made of a part of them.
struct InferenceJob: BackgroundJob {
  let number: Int
  let partial: InferredForm
  let table: RecordTable

  /// The form; nil where it is the same, or the job was stopped. O(bytes).
  func run(control: WorkControl, chunks: ParallelChunks) -> Form? {
    let whole = InferredForm(of: table, after: partial) { control.isCancelled }
    guard !control.isCancelled, !whole.isEmpty, !whole.isSame(as: partial) else { return nil }
    let name = table.source.name
    let text = SourceText(name: name, text: whole.text(path: VisibleText.withoutBytes(name)))
    let opened = try? OpenedForm(inferred: text)
    return opened.map { Workspace.settled($0.form, by: table) }
  }
}
