/// A value that few rows have: the others have an empty reference in its place, as rows are large and there may be very
/// many.
@propertyWrapper
package struct Rare<Value: Equatable & Sendable>: Sendable {
  private var box: Box?

  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// No value.
  package init() {}

  package init(wrappedValue: Value?) { box = wrappedValue.map { Box($0) } }

  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map { Box($0) } }
  }
}

extension Rare: Equatable {
  package static func == (a: Rare, b: Rare) -> Bool {
    a.box === b.box || a.wrappedValue == b.wrappedValue
  }
}
