/// The number of forms and rows included while a form is decoded, each counted as often as it
/// is included.
struct Inclusions {
  private var forms = 0
  private var rows = 0
  private(set) var isFull = false

  /// Counts a form before it is decoded; false, and full from then on, where that is one too many.
  mutating func addForm() -> Bool {
    forms += 1
    isFull = forms > FormLimits.includedForms || rows > FormLimits.includedRows
    return !isFull
  }

  /// Counts what was in it.
  mutating func addRows(_ count: Int) { rows += count }
}
