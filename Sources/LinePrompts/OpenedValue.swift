import Forms
import JSONText
import Records
import Rules
import Texts
import Values

/// The value of a row that opens a form: an object, or a list or a map with its items.
struct OpenedValue {
  let bound: BoundRow
  let child: ChildForm
  /// Path of the value in the record.
  let path: [JSONStep]
  let steps: [JSONStep]
  private let reading: RecordReading

  var texts: Texts { reading.binder.texts }

  /// `reading`: of the object that has the row, which is at a path of the record. Nil for other rows, and for a value that
  /// is none of the kind that the row opens.
  init?(_ bound: BoundRow, _ reading: RecordReading, at objectPath: [JSONStep]) {
    guard let child = bound.row.child, !bound.state.disclosure.isSecret,
      let inner = (child.path ?? bound.row.valuePath)?.steps
    else { return nil }
    var steps: [JSONStep] = []
    if case .value(let value) = reading.objectContent(of: bound), value.kind != .null {
      guard value.kind == child.scope.kind else { return nil }
      if child.scope.isOfItems { steps = Self.steps(in: value) }
    }
    (self.bound, self.child, self.reading) = (bound, child, reading)
    (path, self.steps) = (objectPath + inner, steps)
  }

  /// The steps to the items; of members of one name the last one counts.
  private static func steps(in value: JSONSlice) -> [JSONStep] {
    var seen: Set<JSONStep> = []
    return value.allItems.reversed().map(\.position.step).filter { seen.insert($0).inserted }
      .reversed()
  }

  var isMap: Bool { child.scope == .members }
  var hasItems: Bool { child.scope.isOfItems }
  private var settings: ListSettings { bound.row.listSettings }

  /// Limit of listed items: of more only the number is said.
  private static let mostListed = 20

  /// True where a key or a name is itself a number: the numbers of items then have a sign before them.
  private var sign: String {
    isMap && steps.contains { $0.name.utf8.allSatisfy { (0x30...0x39).contains($0) } } ? "#" : ""
  }

  // MARK: What is said

  func introduction(isExplained: Bool) -> [String] {
    let texts = reading.binder.texts
    guard hasItems else {
      return isExplained ? ["  " + texts.openGoesIn(LineWord.open.typed)] : []
    }
    var lines =
      steps.count > Self.mostListed
      ? ["  " + texts.itemsNotListed(steps.count, list: LineWord.choices.typed)] : listing
    guard isExplained else { return lines }
    if !steps.isEmpty {
      lines.append("  " + (isMap ? texts.numberOrKeyGoesIn : texts.numberGoesIn))
    }
    if settings.isInsertable { lines.append("  " + texts.wordAddsItem(LineWord.add.typed)) }
    if settings.isDeletable, !steps.isEmpty {
      lines.append("  " + texts.wordDeletesItem(LineWord.delete.typed))
    }
    return lines
  }

  /// A line for each item.
  var listing: [String] {
    steps.enumerated().map { "  \(sign)\($0 + 1)  \(name(of: $1))" }
  }

  /// The key of an item and its title, as far as it has them.
  private func name(of step: JSONStep) -> String {
    let key = isMap ? step.name : ""
    guard let binder = reading.binder.binder(ofForm: child.name),
      case .value(let value) = reading.objectContent(of: bound),
      case .found(let item) = value.lookup([step])
    else { return key }
    let context = RecordContext(item: value.position(at: step))
    let name = binder.within(context).reading(item).nameAmongItems(by: settings.itemTitle)
    if key.isEmpty || name.hasPrefix(key) { return name }
    return name.isEmpty ? key : texts.about(key, name)
  }

  // MARK: What is typed

  /// The step to the item of a number, or of a key.
  func step(for text: String) -> JSONStep? {
    if isMap, let step = steps.first(where: { $0.name.hasSameBytes(as: text) }) { return step }
    let digits = text.map(\.halfWidth).filter { $0 != "#" && !$0.isWhitespace }
    guard sign.isEmpty || text.hasPrefix("#"), let number = Int(String(digits)),
      steps.indices.contains(number - 1)
    else { return nil }
    return steps[number - 1]
  }

  /// The reason why another number of items, or a new or a deleted one, is not allowed.
  func refusal(ofCount count: Int) -> String? {
    let texts = reading.binder.texts
    if count > steps.count, !settings.isInsertable {
      return texts.itemsAreNotAdded(to: bound.row.spokenLabel)
    }
    if count < steps.count, !settings.isDeletable {
      return texts.itemsAreNotDeleted(of: bound.row.spokenLabel)
    }
    return bound.state.refusal(ofItemCount: count, in: texts)
  }
}
