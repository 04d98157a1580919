import JSONText

/// Changes of a document's values, by number.
struct DocumentChanges {
  enum Change {
    case value(JSONValue)
    /// The value is replaced by one of a type that JSON doesn't show.
    case native(NativeValue)
    case parts([Part])
  }

  enum Part {
    /// An existing value by its number, with its own changes.
    case kept(Int)
    case new(key: String?, JSONValue)
    case native(key: String?, NativeValue)
  }

  private var changes: [Int: Change] = [:]
  /// New keys of values that are kept, by number.
  private(set) var keys: [Int: String] = [:]
  /// Numbers of the changed values, in ascending order.
  private var numbers: [Int] = []

  var isEmpty: Bool { numbers.isEmpty }

  /// The changed values, in ascending order.
  var all: [Int] { numbers }

  subscript(number: Int) -> Change? { changes[number] }

  mutating func set(_ change: Change, at number: Int) {
    changes[number] = change
    insert(number)
  }

  /// Gives a value that is kept another key.
  mutating func setKey(_ key: String, of number: Int) {
    keys[number] = key
    insert(number)
  }

  private mutating func insert(_ number: Int) {
    let index = numbers.indices.firstNumber { numbers[$0] >= number }
    if index == numbers.endIndex || numbers[index] != number { numbers.insert(number, at: index) }
  }

  /// The first changed value from a number on.
  func first(from number: Int) -> Int? {
    let index = numbers.indices.firstNumber { numbers[$0] >= number }
    return index < numbers.endIndex ? numbers[index] : nil
  }

  /// Calls `body` with each new value and the number of the value that it replaces; nil for a new part.
  func forEachNewValue(_ body: (Int?, JSONValue) -> Void) {
    for number in numbers {
      if let key = keys[number] { body(nil, .string(key)) }
      switch changes[number] {
      case .value(let value)?: body(number, value)
      case .parts(let parts)?:
        for case .new(_, let value) in parts { body(nil, value) }
      case .native?, nil: break
      }
    }
  }

  /// Calls `body` with each container with other parts, and these.
  func forEachComposed(_ body: (Int, [Part]) -> Void) {
    for number in numbers {
      if case .parts(let parts)? = changes[number] { body(number, parts) }
    }
  }
}
