import Forms
import JSONText
import SourceText
import Values

/// A problem of an object or an item that has a form of its own inside the record.
package struct ProblemBelow {
  package let path: [JSONStep]
  /// Row of the object's form; the first one for a problem of the whole item.
  package let row: ConfigRow
  /// True if the problem concerns the item as a whole, which is not an object.
  package var isOfWholeItem = false
  package let failure: ValidationFailure
  /// The object that has it.
  package let reading: RecordReading

  /// The path of the row's value from the record on.
  package var valuePath: ValuePath {
    ValuePath(steps: isOfWholeItem ? path : path + (row.valuePath?.steps ?? []))
  }

  /// The row with its path and identifier from the record on.
  package var namedRow: ConfigRow {
    guard !path.isEmpty else { return row }
    return row.with {
      $0.valuePath = valuePath
      $0.identifier = valuePath.description
      if isOfWholeItem { $0.key = "" }
    }
  }
}

extension RuleName {
  /// Reported for a problem of an object or an item inside the value.
  package static let below = RuleName(FindingName.below)
}
