import JSONText

/// Numbers of values by kind; null counts as none.
struct KindCounts: Sendable {
  private var texts = 0
  private var numbers = 0
  private var bools = 0
  private var lists = 0
  private var objects = 0

  init() {}

  /// The count of one value.
  init(_ kind: JSONKind) { add(kind) }

  mutating func add(_ kind: JSONKind) {
    switch kind {
    case .string: texts += 1
    case .number: numbers += 1
    case .bool: bools += 1
    case .array: lists += 1
    case .object: objects += 1
    case .null: break
    }
  }

  mutating func merge(_ other: KindCounts) {
    texts += other.texts
    numbers += other.numbers
    bools += other.bools
    lists += other.lists
    objects += other.objects
  }

  private var all: [(kind: JSONKind, count: Int)] {
    [
      (.string, texts), (.number, numbers), (.bool, bools), (.object, objects), (.array, lists),
    ].filter { $0.count > 0 }
  }

  var isEmpty: Bool { all.isEmpty }

  var kinds: Set<JSONKind> { Set(all.map(\.kind)) }

  /// The kind of all values; nil for several or none.
  var only: JSONKind? { all.count == 1 ? all[0].kind : nil }

  /// Kinds as a row of several shapes has them: single values before objects and lists, the most frequent first.
  var order: [JSONKind] {
    let single = all.filter { $0.kind.isScalar }.enumerated()
      .sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }
      .map(\.element.kind)
    return single + all.map(\.kind).filter { !$0.isScalar }
  }
}
