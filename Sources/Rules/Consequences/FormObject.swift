import Forms
import JSONText
import SourceText

/// An object of a record that has a form: the record itself, or what is inside of it.
struct FormObject {
  let binder: RecordBinder
  let wholeBinder: RecordBinder
  /// Path of the object in the record; empty for the record itself.
  let objectPath: [JSONStep]
  /// Path of the enclosing object; nil for the record itself.
  let parent: [JSONStep]?
  /// True for an item of a list or a map.
  var isItem = false
  /// Rows with conditions that lead to the object, from the record on, each with the object
  /// that has the row.
  private(set) var way: [(row: ConfigRow, object: FormObject)] = []

  /// The corresponding object in another item of a list on its path.
  func inItem(_ index: Int, ofListAt list: [JSONStep]) -> FormObject {
    func moved(_ objectPath: [JSONStep]) -> [JSONStep] {
      guard objectPath.count > list.count, objectPath.starts(with: list) else { return objectPath }
      var objectPath = objectPath
      objectPath[list.count] = .index(index)
      return objectPath
    }
    return FormObject(
      binder: binder, wholeBinder: wholeBinder, objectPath: moved(objectPath),
      parent: parent.map(moved), isItem: isItem,
      way: way.map { ($0.row, $0.object.inItem(index, ofListAt: list)) })
  }

  /// True if none of the rows that lead to the object is hidden in a record.
  func isShown(in record: JSONSlice) -> Bool {
    way.allSatisfy { row, object in
      object.reading(in: record)?.state(of: row).isVisible ?? true
    }
  }

  /// The object in a record, read by its form in that context; nil if the record has no such object.
  func reading(in record: JSONSlice) -> RecordReading? {
    record.object(at: objectPath).map { binder(in: record).reading($0) }
  }

  /// Its binder in the context of a record.
  func binder(in record: JSONSlice) -> RecordBinder {
    guard let parent else { return binder }
    let parentBinder = wholeBinder.binder(at: parent[...])
    var context = RecordContext(
      root: wholeBinder.reading(record).asEnclosing,
      parent: around(record, at: parent, parentBinder))
    if isItem, let step = objectPath.last {
      context.item = record.lookup(objectPath.dropLast()).slice?.position(at: step)
    }
    return binder.within(context)
  }

  /// The object around it, as expressions of its form read it.
  private func around(
    _ record: JSONSlice, at parent: [JSONStep], _ parentBinder: RecordBinder?
  ) -> EnclosingObject? {
    guard let object = record.object(at: parent) else { return nil }
    if binder.plan.readsSurroundings, let parentBinder {
      return parentBinder.reading(object).asEnclosing
    }
    return EnclosingObject(object, secrets: parentBinder?.plan.secrets)
  }

  /// The objects in which an edit can have consequences, the innermost first: those that the edited paths lead through,
  /// and those whose formulas or conditions look beyond them.
  static func all(
    around edited: [[JSONStep]], in record: JSONSlice, _ binder: RecordBinder
  ) -> [FormObject] {
    let root = FormObject(binder: binder, wholeBinder: binder, objectPath: [], parent: nil)
    guard binder.plan.hasChildren else { return [root] }
    var objects = root.withForms(in: record)
    var seen: Set<[JSONStep]> = [[]]
    for path in edited {
      for object in root.leading(to: path[...], in: record)
      where seen.insert(object.objectPath).inserted {
        objects += object.withForms(in: record)
      }
    }
    let looksAround = binder.form.forms.values.contains(where: \.looksAround)
    let isWhole = edited.contains { path in
      if case .found(let value) = record.lookup(path) { !value.kind.isScalar } else { false }
    }
    if looksAround || isWhole {
      for object in root.inside(record)
      where looksAround || edited.contains(where: { object.objectPath.starts(with: $0) }) {
        if seen.insert(object.objectPath).inserted { objects.append(object) }
      }
    }
    return objects.sorted { $0.objectPath.count > $1.objectPath.count }
  }

  /// All objects and items of a record that have a form, the innermost first.
  static func allInside(_ record: JSONSlice, _ binder: RecordBinder) -> [FormObject] {
    let root = FormObject(binder: binder, wholeBinder: binder, objectPath: [], parent: nil)
    return (root.withForms(in: record) + root.inside(record)).sorted {
      $0.objectPath.count > $1.objectPath.count
    }
  }

  /// An object that one of its rows opens.
  private func opened(by row: ConfigRow, _ inner: RecordBinder, at objectPath: [JSONStep])
    -> FormObject
  {
    let isInside = objectPath.count > self.objectPath.count
    return FormObject(
      binder: inner, wholeBinder: wholeBinder, objectPath: objectPath,
      parent: isInside ? self.objectPath : parent,
      isItem: isInside ? row.child?.scope.isOfItems == true : isItem,
      way: row.conditions.isEmpty ? way : way + [(row, self)])
  }

  /// The objects that a path leads through in a record, without this one.
  private func leading(to path: ArraySlice<JSONStep>, in record: JSONSlice) -> [FormObject] {
    guard !path.isEmpty else { return [] }
    for owner in withForms(in: record) {
      guard let (row, child, length) = owner.binder.form.row(leadingTo: path) else { continue }
      let count = length + (child.scope.isOfItems ? 1 : 0)
      guard path.count >= count, let inner = binder.binder(ofForm: child.name) else { continue }
      let object = owner.opened(by: row, inner, at: objectPath + path.prefix(count))
      return [object] + object.leading(to: path.dropFirst(count), in: record)
    }
    return []
  }

  /// The object with its form, and with the other forms that its rows open on the same object: of several shapes that of
  /// its value.
  private func withForms(in record: JSONSlice) -> [FormObject] {
    var objects = [self]
    var names: Set<ExactText> = []
    var next = 0
    while next < objects.count {
      for row in objects[next].rowsOpeningOwnObject(in: record) {
        guard let child = row.child, names.insert(child.name).inserted,
          let other = binder.binder(ofForm: child.name)
        else { continue }
        objects.append(objects[next].opened(by: row, other, at: objectPath))
      }
      next += 1
    }
    return objects
  }

  private func rowsOpeningOwnObject(in record: JSONSlice) -> [ConfigRow] {
    binder.form.rows.compactMap { row in
      guard let variants = row.variants else {
        return row.child?.scope == .object && row.childPath == nil ? row : nil
      }
      guard variants.variants.contains(where: \.row.opensOwnObject) else { return nil }
      let shape = reading(in: record)?.shapes.row(row)
      return shape?.opensOwnObject == true ? shape : nil
    }
  }

  private static let mostInside = 10_000

  /// All objects and items below that have a form, as far as they are not too many.
  private func inside(_ record: JSONSlice) -> [FormObject] {
    var objects = [self]
    var next = 0
    while next < objects.count, objects.count < Self.mostInside {
      let object = objects[next]
      next += 1
      for row in object.binder.form.rows {
        guard let child = row.child, let path = row.childPath?.steps, !path.isEmpty,
          let inner = binder.binder(ofForm: child.name),
          case .found(let value) = record.lookup(object.objectPath + path)
        else { continue }
        child.forEachObject(in: value) { _, item in
          let objectPath = object.objectPath + path + (item.map { [$0.step] } ?? [])
          objects.append(object.opened(by: row, inner, at: objectPath))
          return objects.count < Self.mostInside
        }
      }
    }
    return Array(objects.dropFirst())
  }
}

extension Form {
  /// True if computing or hiding the values of the form's rows depends on objects enclosing a
  /// record.
  fileprivate var looksAround: Bool {
    rows.contains { row in
      row.formulas.contains(where: \.dependencies.readsSurroundings)
        || row.whenHidden != .keep
          && row.conditions.contains { $0.predicate.dependencies.readsSurroundings }
    }
  }
}
