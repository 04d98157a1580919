import SourceText
import Texts

/// Collects what is wrong with a form and the files that it names. All that decode and check them share one.
final class Diagnostics {
  /// The file of the form that is opened: its diagnostics come first.
  private let mainFile: String
  private(set) var all: [Diagnostic] = []
  /// True where rows may be decoded for several forms, and the same diagnostic found more than once.
  var mayRepeat = false
  private var faults: Set<Fault> = []

  /// A fault in another file, which several rows may be about.
  private struct Fault: Hashable {
    let code: DiagnosticCode
    let file: String
    let position: SourcePosition?
    /// Row for which it is a fault; nil if it is one for all rows.
    let row: RowReference?
  }

  init(mainFile: String) { self.mainFile = mainFile }

  var hasErrors: Bool { all.contains { $0.severity == .error } }

  func add(_ diagnostic: Diagnostic) { all.append(diagnostic) }

  /// Adds a diagnostic, unless there is one with its code for the same position and row.
  func addOnce(_ diagnostic: Diagnostic) {
    let fault = Fault(
      code: diagnostic.code, file: diagnostic.file, position: diagnostic.position,
      row: diagnostic.row)
    if faults.insert(fault).inserted { add(diagnostic) }
  }

  /// The diagnostics that a check adds, which are not among the others yet.
  func found(by check: () -> Void) -> [Diagnostic] {
    let count = all.count
    check()
    defer { all.removeSubrange(count...) }
    return Array(all[count...])
  }

  /// Diagnostics in the order of the main file, then those of other files; at the same position
  /// in the order in which they were found.
  var sorted: [Diagnostic] {
    let start = SourcePosition(line: 0, column: 0)
    func isBefore(_ a: (offset: Int, element: Diagnostic), _ b: (offset: Int, element: Diagnostic))
      -> Bool
    {
      let files = (
        a.element.file == mainFile ? "" : a.element.file,
        b.element.file == mainFile ? "" : b.element.file
      )
      guard files.0 == files.1 else { return files.0 < files.1 }
      return (a.element.position ?? start, a.offset) < (b.element.position ?? start, b.offset)
    }
    let sorted = all.enumerated().sorted(by: isBefore).map(\.element)
    guard mayRepeat else { return sorted }
    var seen: Set<Diagnostic> = []
    return sorted.filter { seen.insert($0).inserted }
  }
}

/// The name of a sentence without facts.
package typealias SentenceName = KeyPath<Texts, String> & Sendable

/// A finding or advice in a diagnostic: a sentence, or a text that is the same in every
/// language.
package protocol DiagnosticPart {
  var sentence: Sentence { get }
}

extension String: DiagnosticPart {
  package var sentence: Sentence { Sentence(verbatim: self) }
}

extension Sentence: DiagnosticPart {
  package var sentence: Sentence { self }
}
