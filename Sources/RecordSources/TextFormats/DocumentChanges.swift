import JSONText

/// What becomes of the values of a document, by their numbers.
struct DocumentChanges {
  /// What becomes of a value.
  enum Change {
    /// Another value is in its place.
    case value(JSONValue)
    /// The same, of a type that the document's JSON doesn't show.
    case native(NativeValue)
    /// The container has these parts instead.
    case parts([Part])
  }

  /// A part of a container.
  enum Part {
    /// A value that was in it, with what becomes of that itself.
    case kept(Int)
    case new(key: String?, JSONValue)
    case native(key: String?, NativeValue)
  }

  private var changes: [Int: Change] = [:]
  /// Their numbers in ascending order.
  private var numbers: [Int] = []

  var isEmpty: Bool { numbers.isEmpty }

  subscript(number: Int) -> Change? { changes[number] }

  mutating func set(_ change: Change, at number: Int) {
    if changes.updateValue(change, forKey: number) == nil {
      numbers.insert(number, at: numbers.indices.firstNumber { numbers[$0] > number })
    }
  }

  /// The first value from a number on that is changed.
  func first(from number: Int) -> Int? {
    let place = numbers.indices.firstNumber { numbers[$0] >= number }
    return place < numbers.endIndex ? numbers[place] : nil
  }

  /// Hands over each new value with the number of the one in whose place it is; nil for a new part.
  func forEachNewValue(_ body: (Int?, JSONValue) -> Void) {
    for number in numbers {
      switch changes[number] {
      case .value(let value)?: body(number, value)
      case .parts(let parts)?:
        for case .new(_, let value) in parts { body(nil, value) }
      case .native?, nil: break
      }
    }
  }

  /// Hands over each container that has other parts, with those.
  func forEachComposed(_ body: (Int, [Part]) -> Void) {
    for number in numbers {
      if case .parts(let parts)? = changes[number] { body(number, parts) }
    }
  }
}
