import JSONText

/// What objects have in common: their members in the order in which they were first seen.
struct ObjectSurvey {
  private(set) var members: [MemberSurvey] = []
  /// How many objects were looked at.
  private(set) var count = 0
  private var places: [String: Int] = [:]

  /// Objects of more members are looked up by names that nobody chose for a form.
  static let mostMembers = 500

  /// Looks at one more object, `depth` objects deep.
  mutating func add(_ object: JSONSlice, depth: Int = 0) {
    guard object.kind == .object else { return }
    count += 1
    for (name, value) in object.members {
      let place = places[name] ?? members.count
      if place == members.count {
        guard members.count < Self.mostMembers else { continue }
        places[name] = place
        members.append(MemberSurvey(name: name))
      }
      members[place].add(value, depth: depth)
    }
  }
}

/// What a member holds in the objects that were looked at.
struct MemberSurvey {
  let name: String
  /// Kinds of values that are not null.
  private(set) var kinds: Set<JSONKind> = []
  private(set) var texts = TextSurvey()
  private(set) var numbers = NumberSurvey()
  /// The objects that it holds, or that its lists hold.
  private(set) var objects = ObjectSurvey()
  /// Kinds of the elements of its lists.
  private(set) var elements: Set<JSONKind> = []

  init(name: String) { self.name = name }

  /// Objects inside of objects beyond so many are not looked into.
  private static let deepest = 12
  /// Elements of each list that are looked at.
  private static let mostElements = 50

  mutating func add(_ value: JSONSlice, depth: Int) {
    guard value.kind != .null else { return }
    kinds.insert(value.kind)
    switch value.kind {
    case .string: texts.add(value)
    case .number: numbers.add(value)
    case .object where depth < Self.deepest: objects.add(value, depth: depth + 1)
    case .array where depth < Self.deepest:
      for element in value.firstElements(Self.mostElements) {
        elements.insert(element.kind)
        objects.add(element, depth: depth + 1)
      }
    case .object, .array, .bool, .null: break
    }
  }

  /// The one kind of its values; nil for several, or none.
  var kind: JSONKind? { kinds.count == 1 ? kinds.first : nil }

  /// Whether its name says that its values are secrets: texts, numbers or lists of them, also where all are null.
  var isSecret: Bool {
    SecretName.isOne(name) && kinds.isDisjoint(with: [.bool, .object])
      && !elements.contains(.object)
  }

  /// Whether all elements of its lists are objects.
  var holdsObjects: Bool { elements == [.object] }
}
