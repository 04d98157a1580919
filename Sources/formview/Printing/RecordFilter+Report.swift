import Forms
import Queries

extension RecordFilter {
  /// Says on standard error what is odd about the filter of an option.
  func report(foundNothing: Bool, option: String) {
    for note in notes(foundNothing: foundNothing) {
      StandardError.write(line: VisibleText.of("\(option): \(note)"))
    }
  }
}
