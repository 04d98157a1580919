import JSONText
import Records
import SourceText

/// What objects have in common: their members in the order in which they were first seen.
struct ObjectSurvey: Sendable {
  private(set) var members: [MemberSurvey] = []
  /// How many objects were looked at.
  private(set) var count = 0
  private var places: [ExactText: Int] = [:]

  init() {}

  /// Nothing looked at yet, but the members in the order in which they were found before, and what is hidden hidden.
  init(inOrderOf known: ObjectSurvey) {
    members = known.members.map { MemberSurvey(inOrderOf: $0) }
    places = known.places
  }

  /// Adds what a source declares of all records, in its order; what was found before keeps its place.
  mutating func declare(_ declared: [DeclaredMember]) {
    for member in declared {
      let place = places[member.name] ?? members.count
      if place == members.count {
        places[member.name] = place
        members.append(MemberSurvey(name: member.name))
      }
      members[place].declared = member
    }
  }

  /// Whether a member at any depth is a secret.
  var holdSecrets: Bool {
    members.contains { $0.isSecret || $0.showsSecrets || $0.objects.holdSecrets }
  }

  /// Looks at one more object.
  mutating func add(_ object: JSONSlice, _ scope: SurveyScope) {
    guard object.kind == .object else { return }
    count += 1
    for (name, value) in object.members {
      let place = places[name] ?? members.count
      if place == members.count {
        places[name] = place
        members.append(MemberSurvey(name: name))
      }
      members[place].add(value, scope)
    }
  }
}

/// How much of an object is looked at.
struct SurveyScope {
  /// How many objects it is inside of.
  var depth = 0
  /// Elements of each list that are looked at.
  var mostElements = Int.max
  var types: SourceTypes?

  /// The same for an object inside.
  var inside: SurveyScope {
    var inside = self
    inside.depth += 1
    return inside
  }
}

/// The types of a record's values in its source, which may distinguish more than JSON does.
struct SourceTypes {
  let origin: any RecordOrigin
  let record: RecordID
  /// How much further in the record's source the values are than in what is looked at.
  var shift = 0

  /// The type of a value of the record as it was read.
  func type(of value: JSONSlice) -> NativeType? {
    origin.nativeType(at: value.range.lowerBound + shift, in: record)
  }
}

/// What a member holds in the objects that were looked at.
struct MemberSurvey: Sendable {
  let name: String
  /// Kinds of values that are not null.
  private(set) var kinds: Set<JSONKind> = []
  private(set) var texts = TextSurvey()
  /// How many of its texts are binary data in the source.
  private var dataCount = 0
  private(set) var numbers = NumberSurvey()
  /// What its source declares it to be; nil where that declares nothing at all.
  fileprivate(set) var declared: DeclaredMember?
  /// The objects that it holds, or that its lists hold.
  private(set) var objects = ObjectSurvey()
  /// Kinds of the elements of its lists.
  private(set) var elements: Set<JSONKind> = []
  /// Whether some of its objects are too deep to be looked into.
  private(set) var isBeyond = false
  /// Whether there is a secret in what is not looked into.
  private var hidesBeyond = false
  /// Whether its values were secrets in what was looked at before.
  private var wasSecret = false

  init(name: String) { self.name = name }

  /// Nothing looked at yet; what was hidden before stays so, whatever comes up.
  init(inOrderOf known: MemberSurvey) {
    name = known.name
    objects = ObjectSurvey(inOrderOf: known.objects)
    wasSecret = known.isSecret && !known.kinds.isEmpty
    hidesBeyond = known.showsSecrets
  }

  /// The same of values among which are the objects of a survey, too.
  func adding(_ objects: ObjectSurvey) -> MemberSurvey {
    guard objects.count > 0 else { return self }
    var all = self
    all.kinds.insert(.object)
    all.objects = objects
    return all
  }

  /// Objects and lists inside of so many others are shown as JSON.
  private static let deepest = 64

  mutating func add(_ value: JSONSlice, _ scope: SurveyScope) {
    guard value.kind != .null else { return }
    kinds.insert(value.kind)
    switch value.kind {
    case .string:
      texts.add(value)
      if scope.types?.type(of: value) == .data { dataCount += 1 }
    case .number: numbers.add(value, isInteger: scope.types?.type(of: value) == .integer)
    case .object where scope.depth >= Self.deepest, .array where scope.depth >= Self.deepest:
      if value.kind == .object { isBeyond = true }
      hidesBeyond = hidesBeyond || value.holdsSecrets
    case .object: objects.add(value, scope.inside)
    case .array:
      var remaining = scope.mostElements
      value.forEachElement { element in
        elements.insert(element.kind)
        // Lists in lists are shown as JSON.
        if element.kind == .array { hidesBeyond = hidesBeyond || element.holdsSecrets }
        objects.add(element, scope.inside)
        remaining -= 1
        return remaining > 0
      }
    case .bool, .null: break
    }
  }

  /// The one kind of its values; nil for several, or none.
  var kind: JSONKind? { kinds.count == 1 ? kinds.first : nil }

  /// Whether its numbers are whole and its source has a type for those: any other number may have a fraction one day.
  var takesWholeNumbersOnly: Bool {
    numbers.areWhole && (declared.map { $0.type == .integer } ?? numbers.areIntegers)
  }

  /// Whether its name says that its values are secrets: texts or lists of them, also where all are null. Numbers among
  /// them are secrets by the last word only: others are what is counted.
  var isSecret: Bool {
    if wasSecret { return true }
    let found = kinds.union(elements)
    guard declared?.type != .boolean, found.isDisjoint(with: [.bool, .object]) else { return false }
    return found.contains(.number) ? SecretName.isLastWord(of: name) : SecretName.isOne(name)
  }

  /// Whether its values are shown as JSON that has secrets inside.
  var showsSecrets: Bool {
    if hidesBeyond { return true }
    return switch kind {
    case .object: false
    case .array where holdsObjects: false
    default: objects.holdSecrets
    }
  }

  /// Whether all of its values are binary data.
  var isData: Bool { kind == .string && dataCount == texts.count }

  /// Whether all elements of its lists are objects.
  var holdsObjects: Bool { elements == [.object] }
}

extension JSONSlice {
  /// Whether a member at any depth has the name of a secret.
  fileprivate var holdsSecrets: Bool {
    members.contains { SecretName.isOne($0.name) || $0.value.holdsSecrets }
      || elements.contains { $0.holdsSecrets }
  }
}
