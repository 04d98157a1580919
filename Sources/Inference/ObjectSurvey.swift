import JSONText
import Records
import SourceText

/// Common properties of objects: their members in order of first occurrence.
struct ObjectSurvey: Sendable {
  private(set) var members: [MemberSurvey] = []
  private(set) var count = 0
  private var indices: [ExactText: Int] = [:]

  init() {}

  /// An empty survey with the order of members and the secrets of an earlier one.
  init(inOrderOf known: ObjectSurvey) {
    members = known.members.map { MemberSurvey(inOrderOf: $0) }
    indices = known.indices
  }

  /// Adds members that a source declares for all records, in order; known ones keep their positions.
  mutating func declare(_ declared: [DeclaredMember]) {
    for member in declared {
      let index = indices[member.name] ?? members.count
      if index == members.count {
        indices[member.name] = index
        members.append(MemberSurvey(name: member.name))
      }
      members[index].declared = member
    }
  }

  var holdSecrets: Bool {
    members.contains { $0.isSecret || $0.showsSecrets || $0.holdsSecrets }
  }

  mutating func add(_ object: JSONSlice, _ scope: SurveyScope) {
    guard object.kind == .object else { return }
    count += 1
    for (name, value) in object.members { members[index(of: name)].add(value, scope) }
  }

  /// The index of a member, which is added if it is new.
  private mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = members.count
    members.append(MemberSurvey(name: name))
    return members.count - 1
  }

  /// Adds the objects of another survey. O(its members, at any depth).
  mutating func merge(_ other: ObjectSurvey) {
    count += other.count
    for member in other.members { members[index(of: member.name)].merge(member) }
  }
}

/// The extent of the examination of an object.
struct SurveyScope {
  /// Number of enclosing objects.
  var depth = 0
  /// Limit of examined elements of each list.
  var mostElements = Int.max
  var types: SourceTypes?
  /// False where the form demands nothing of texts.
  var findsShapes = true

  var inside: SurveyScope {
    var inside = self
    inside.depth += 1
    return inside
  }
}

/// The source's types of a record's values, which may be more specific than JSON's.
struct SourceTypes {
  let origin: any RecordOrigin
  let record: RecordID
  /// The distance of the values' offsets in the record's source from the examined bytes.
  var shift = 0

  /// The source's type of a value as read.
  func type(of value: JSONSlice) -> NativeType? {
    origin.nativeType(at: value.range.lowerBound + shift, in: record)
  }
}

struct MemberSurvey: Sendable {
  let name: String
  /// Number of objects that have the member.
  private(set) var count = 0
  /// Numbers of the values of each kind, without null.
  private(set) var counts = KindCounts()
  private(set) var texts = TextSurvey()
  /// Number of texts that are binary data in the source.
  private var dataCount = 0
  private(set) var numbers = NumberSurvey()
  /// The source's declaration; nil if it declares nothing at all.
  fileprivate(set) var declared: DeclaredMember?
  /// Survey of the objects that are values.
  private(set) var objects = ObjectSurvey()
  /// Survey of the elements of its lists, as values of one member; none without elements. A list, as it holds itself.
  private var elements: [MemberSurvey] = []
  /// True if some of its objects are too deep to be examined.
  private(set) var isBeyond = false
  /// True if the unexamined part contains a secret.
  private var hidesBeyond = false
  /// True if its values were secrets in an earlier survey.
  private var wasSecret = false

  /// True for the items of a map, which has the name.
  private(set) var isOfItems = false

  init(name: String) { self.name = name }

  /// The survey of all members of a member's objects, as if they were of one name.
  init(ofItemsIn map: MemberSurvey) {
    name = map.name
    isOfItems = true
    for item in map.objects.members { merge(item) }
  }

  /// An empty survey; values that were secret stay so.
  init(inOrderOf known: MemberSurvey) {
    name = known.name
    objects = ObjectSurvey(inOrderOf: known.objects)
    elements = known.elements.map { MemberSurvey(inOrderOf: $0) }
    wasSecret = known.isSecret && !known.counts.isEmpty
    hidesBeyond = known.showsSecrets
  }

  /// The survey with the objects of another one.
  func adding(_ objects: ObjectSurvey) -> MemberSurvey {
    guard objects.count > 0 else { return self }
    var all = self
    all.counts.add(.object)
    all.objects = objects
    return all
  }

  /// Limit of depth: deeper objects and lists are shown as JSON.
  private static let deepest = 64

  /// Adds the values of another survey, under its own name. O(members, at any depth).
  mutating func merge(_ other: MemberSurvey) {
    count += other.count
    counts.merge(other.counts)
    if let items = other.items { surveyItems { $0.merge(items) } }
    texts.merge(other.texts)
    numbers.merge(other.numbers)
    dataCount += other.dataCount
    objects.merge(other.objects)
    isBeyond = isBeyond || other.isBeyond
    hidesBeyond = hidesBeyond || other.hidesBeyond
    wasSecret = wasSecret || other.wasSecret
  }

  /// `isItem`: the value is an element of a list, whose texts and numbers have no rules.
  mutating func add(_ value: JSONSlice, _ scope: SurveyScope, isItem: Bool = false) {
    count += 1
    guard value.kind != .null else { return }
    counts.add(value.kind)
    switch value.kind {
    case .bool, .null: break
    case .string where isItem, .number where isItem: break
    case .string:
      texts.add(value, findsShape: scope.findsShapes)
      if scope.types?.type(of: value) == .data { dataCount += 1 }
    case .number: numbers.add(value, isInteger: scope.types?.type(of: value) == .integer)
    case .object where scope.depth >= Self.deepest, .array where scope.depth >= Self.deepest:
      if value.kind == .object { isBeyond = true }
      hidesBeyond = hidesBeyond || value.holdsSecrets
    case .object: objects.add(value, scope.inside)
    case .array:
      guard !value.isEmptyContainer else { return }
      surveyItems { items in
        var remaining = scope.mostElements
        value.forEachElement { element in
          items.add(element, element.kind == .array ? scope.inside : scope, isItem: true)
          remaining -= 1
          return remaining > 0
        }
      }
    }
  }

  private mutating func surveyItems(_ survey: (inout MemberSurvey) -> Void) {
    if elements.isEmpty { elements.append(MemberSurvey(name: name)) }
    survey(&elements[0])
  }

  /// Survey of the elements of its lists; nil if there are none.
  var items: MemberSurvey? { elements.first }

  /// Kinds of the values, without null.
  var kinds: Set<JSONKind> { counts.kinds }

  var kind: JSONKind? { counts.only }

  /// True if all numbers are whole and the source has a type for those: any other number may
  /// have a fraction later.
  var takesWholeNumbersOnly: Bool {
    numbers.areWhole && (declared.map { $0.type == .integer } ?? numbers.areIntegers)
  }

  /// True if the member's name indicates secret texts or lists of them, also if all are null.
  /// Numbers are secret by the last word only: other words are for counts.
  var isSecret: Bool {
    if wasSecret { return true }
    let found = kinds.union(items?.kinds ?? [])
    guard declared?.type != .boolean, found.isDisjoint(with: [.bool, .object]) else { return false }
    return found.contains(.number) ? SecretName.isLastWord(of: name) : SecretName.isOne(name)
  }

  /// True if the values are shown as JSON with secrets inside.
  var showsSecrets: Bool { hidesBeyond || !opensObjects && holdsSecrets }

  /// True if there are secrets in its objects and lists.
  fileprivate var holdsSecrets: Bool {
    objects.holdSecrets || items.map { $0.hidesBeyond || $0.holdsSecrets } ?? false
  }

  /// True if a form shows each object with secrets: the value itself, or the items of its list. A single value in place of an
  /// object with secrets may be one of them.
  private var opensObjects: Bool {
    kinds.isSubset(of: [.object, .array])
      && (kinds.count < 2 || items?.kinds.contains(.object) != true)
      && items.map { $0.opensObjects || !$0.holdsSecrets } ?? true
  }

  /// True if a form has rows for what is in some of its values: objects with members, at any depth of lists.
  var opensForms: Bool {
    !isBeyond && !isSecret && !showsSecrets
      && (!objects.members.isEmpty || items?.opensForms == true)
  }

  /// The survey of those values that are objects; nil if there are none.
  var ofObjects: MemberSurvey? {
    guard kinds.contains(.object) else { return nil }
    var survey = self
    survey.counts = KindCounts(.object)
    survey.elements = []
    return survey
  }

  var isData: Bool { kind == .string && dataCount == texts.count }

  /// True if some texts are binary data in the source.
  var holdsData: Bool { dataCount > 0 }
}

extension JSONSlice {
  fileprivate var holdsSecrets: Bool {
    members.contains { SecretName.isOne($0.name) || $0.value.holdsSecrets }
      || elements.contains { $0.holdsSecrets }
  }
}
