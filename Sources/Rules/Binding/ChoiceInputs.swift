import Expressions
import Forms
import JSONText
import Values

/// Inputs that a row's choices depend on.
struct ChoiceInputs {
  private let references: [ExpressionReference]
  /// True if expressions read the titles of choices, so that the result depends on the row
  /// itself.
  let readsTitles: Bool
  private let readsPosition: Bool
  private let readsClock: Bool

  init(_ row: ConfigRow) {
    let dependencies = row.choiceExpressions.map(\.dependencies)
    var references: Set<ExpressionReference> = []
    for one in dependencies {
      for reference in one.references where reference.root != .choice {
        references.insert(one.collections.contains(reference) ? reference.list : reference)
      }
      // The titles that are read may be in lists anywhere in the record.
      if !one.titles.isEmpty { references.insert(ExpressionReference(.record)) }
    }
    // Rows that read the same have it in the same order.
    self.references = references.sorted {
      ExpressionPrinter.text(of: $0) < ExpressionPrinter.text(of: $1)
    }
    readsTitles = dependencies.contains { !$0.titles.isEmpty }
    readsPosition = dependencies.contains(where: \.readsPosition)
    readsClock = dependencies.contains(where: \.readsClock)
  }

  /// All of it for a record, besides the list itself, so that equal bytes offer equal choices. O(values).
  func bytes(in scope: RecordScope) -> [UInt8] {
    var bytes: [UInt8] = []
    for reference in references {
      // No value has the byte 0 in it.
      if let slice = scope.value(of: reference) { bytes += slice.bytes }
      bytes.append(0)
    }
    if readsPosition { bytes += "\(scope.index ?? 0) \(scope.key ?? "")".utf8 }
    if readsClock { bytes += scope.now.utf8 }
    return bytes
  }
}

extension ExpressionReference {
  /// The enclosing value that contains everything the reference reads through lists.
  fileprivate var list: ExpressionReference {
    switch root {
    case .record, .root, .parent, .choice: ExpressionReference(root, Array(path.steps.prefix(1)))
    // A row's name may have steps in it.
    case .row, .identifier: ExpressionReference(.record)
    }
  }
}
