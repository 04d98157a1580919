import Forms
import Records

/// Copying records or items, and pasting them into another list of the same form.
extension Editor {
  /// True where the copied items may be pasted into the nearest table.
  func takes(_ copied: CopiedItems) -> Bool {
    let name = state.pages.list.formName
    guard name != copied.formName else { return true }
    let other = copied.formName.map { documentBinder.binder(ofForm: $0)?.form } ?? documentForm
    return other.map { listForm.takesRecords(of: $0) } ?? false
  }
}
