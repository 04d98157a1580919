import SourceText

/// Errors of records that are invalid JSON, by record number: few or none.
package struct RecordFaults: Sendable {
  /// Numbers of the records in ascending order.
  package private(set) var numbers: [UInt32] = []
  private var faults: [JSONFault] = []

  package init() {}

  mutating func append(_ fault: JSONFault, of number: UInt32) {
    numbers.append(number)
    faults.append(fault)
  }

  /// The fault of a record; nil if it has none. O(log(faults)).
  package subscript(number: UInt32) -> JSONFault? {
    let index = numbers.indices.firstNumber { numbers[$0] >= number }
    return index < numbers.count && numbers[index] == number ? faults[index] : nil
  }
}
