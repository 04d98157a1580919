import Forms
import JSONText

/// The other single values that a row's value may be, for a text that its own shape refuses.
package struct OtherSingleValue {
  private let shapes: [BoundRow]
  private let binder: RecordBinder

  /// Nil for a row of one shape, and where what is in a list or an object would be lost. `reading`: of the object that has the row.
  package init?(_ bound: BoundRow, in reading: RecordReading) {
    guard bound.row.variantTitle != nil, !bound.state.disclosure.isSecret,
      let owner = reading.plan.form.row(bound.identifier)
    else { return nil }
    if case .value(let value) = bound.content, !value.kind.isScalar, !value.isEmptyContainer {
      return nil
    }
    binder = reading.binder
    shapes = reading.shapes.bindings(of: owner).dropFirst().filter {
      $0.row.valueType.kindOfScalars != nil && $0.row.child == nil
    }
  }

  /// The edit that a text makes as the first of them that accepts it.
  package func conversion(of text: String) -> RowEdit? { found(text)?.edit }

  /// The title of the first one that accepts a text.
  package func title(accepting text: String) -> String? { found(text)?.shape.row.variantTitle }

  private func found(_ text: String) -> (shape: BoundRow, edit: RowEdit)? {
    guard !text.isEmpty else { return nil }
    for shape in shapes {
      let made = binder.entry(in: shape).conversion(of: text, original: .missing)
      if case .success(let edit) = made, edit.writtenValue != nil { return (shape, edit) }
    }
    return nil
  }
}
