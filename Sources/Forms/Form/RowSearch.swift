import JSONText
import SourceText
import Values

extension RowLocation {
  /// The variant that the value of a row of several shapes has, by its index; nil where there is no value.
  package typealias VariantOfValue = (RowLocation) -> Int?

  /// The row that has a path, however it is written: `a.1`, `a[1]`, `"a".1`, `/a/1`; or the one that it leads to through
  /// the forms that rows open: `services[2].port`, `location.city`, `aliases[0]`; or an item, `services[2]`. Nil where
  /// there is none. O(rows of the forms on the way).
  ///
  /// Of rows with several shapes the variant of the value comes first, as far as it is known.
  package init?(
    _ path: ValuePath, from form: Form, variant: @escaping VariantOfValue = { _ in nil }
  ) {
    var search = RowSearch(variant: variant)
    guard let found = search.location(of: path.steps[...], in: form, []) else { return nil }
    self = found
  }
}

/// Finds the row that a path leads to.
private struct RowSearch {
  let variant: RowLocation.VariantOfValue
  /// Forms from which the last steps of the path lead nowhere.
  private var deadEnds: Set<DeadEnd> = []

  init(variant: @escaping RowLocation.VariantOfValue) { self.variant = variant }

  private struct DeadEnd: Hashable {
    let form: ExactText
    let steps: Int
  }

  private typealias Container = RowLocation.Container

  /// A form for an object, and the way there.
  private struct Object {
    let form: Form
    var containers: [Container]
  }

  /// A form that a row opens for what is at the first steps of a path.
  private struct Opening {
    let row: ConfigRow
    let child: ChildForm
    let length: Int
  }

  mutating func location(
    of path: ArraySlice<JSONStep>, in form: Form, _ containers: [RowLocation.Container]
  ) -> RowLocation? {
    let (objects, others) = objects(with: Object(form: form, containers: containers))
    return location(of: path, in: objects) ?? location(of: path, in: others)
  }

  private mutating func location(
    of path: ArraySlice<JSONStep>, in objects: [Object]
  ) -> RowLocation? {
    for object in objects {
      if let row = object.form.row(named: path) { return RowLocation(row, in: object.containers) }
    }
    for object in objects {
      for opening in openings(of: object, leadingTo: path) {
        if let found = location(of: path, through: opening, of: object) { return found }
      }
    }
    return nil
  }

  private mutating func location(
    of path: ArraySlice<JSONStep>, through opening: Opening, of object: Object
  ) -> RowLocation? {
    let child = opening.child
    var objectPath = (object.containers.last?.path ?? []) + path.prefix(opening.length)
    var rest = path.dropFirst(opening.length)
    var step: JSONStep?
    if child.scope.isOfItems {
      guard let next = rest.popFirst(), child.scope.hasItem(at: next),
        next != .member(ItemKey.identifier)
      else { return nil }
      // Of a member that is called like a number.
      step = child.scope == .members ? .member(next.name) : next
      objectPath.append(step ?? next)
    }
    let end = DeadEnd(form: ExactText(child.name), steps: rest.count)
    guard !deadEnds.contains(end), let inner = object.form.form(named: child.name) else {
      return nil
    }
    let containers =
      object.containers
      + [Container(path: objectPath, step: step, row: opening.row, form: child.name)]
    if let found = location(of: rest, in: inner, containers) { return found }
    guard rest.isEmpty, child.scope.isOfItems else {
      deadEnds.insert(end)
      return nil
    }
    return RowLocation(.item(of: opening.row), in: containers, isItem: true)
  }

  /// The forms that rows open for an object that has one: those of other variants than its value's apart.
  private func objects(with first: Object) -> (objects: [Object], others: [Object]) {
    var (objects, others) = ([first], [Object]())
    var (next, seen) = (0, Set<ExactText>())
    let path = first.containers.last?.path ?? []
    while next < objects.count {
      let object = objects[next]
      next += 1
      for index in object.form.rows.indices {
        let own = object.form.rows[index].shapesOpeningOwnObject
        guard !own.isEmpty else { continue }
        let chosen = chosen(among: own, of: object.form.rows[index], in: object)
        for shape in own {
          guard let name = shape.child?.name, seen.insert(name).inserted,
            let inner = object.form.form(named: name)
          else { continue }
          let container = Container(path: path, step: nil, row: shape, form: name)
          let opened = Object(form: inner, containers: object.containers + [container])
          if chosen == nil || shape.variantTitle == chosen?.variantTitle {
            objects.append(opened)
          } else {
            others.append(opened)
          }
        }
      }
    }
    return (objects, others)
  }

  /// The forms that rows of an object open for what is at a beginning of a path: the longest first, of variants that of
  /// the value.
  private func openings(of object: Object, leadingTo path: ArraySlice<JSONStep>) -> [Opening] {
    var openings: [Opening] = []
    // By index, as a copy of each row would cost more than all else.
    for index in object.form.rows.indices {
      let shapes = object.form.rows[index].shapes(leadingTo: path, object.form.forms)
      guard !shapes.isEmpty else { continue }
      let chosen = chosen(among: shapes, of: object.form.rows[index], in: object)
      for row in shapes.filter({ $0.variantTitle == chosen?.variantTitle })
        + shapes.filter({ $0.variantTitle != chosen?.variantTitle })
      {
        guard let child = row.child, let length = row.childPath?.steps.count else { continue }
        openings.append(Opening(row: row, child: child, length: length))
      }
    }
    guard openings.count > 1 else { return openings }
    return openings.enumerated()
      .sorted { ($1.element.length, $0.offset) < ($0.element.length, $1.offset) }
      .map(\.element)
  }

  /// The variant of a row's value, if it is one of these.
  private func chosen(
    among shapes: [ConfigRow], of row: ConfigRow, in object: Object
  ) -> ConfigRow? {
    guard let variants = row.variants?.variants,
      let index = variant(RowLocation(row, in: object.containers)), variants.indices.contains(index)
    else { return nil }
    return variants[index].row
  }
}

extension Form {
  /// The row of a path, or the one that is called like it. One that is made of parts has no value to set.
  fileprivate func row(named path: ArraySlice<JSONStep>) -> ConfigRow? {
    let path = ValuePath(steps: Array(path))
    return rows.first { $0.valuePath == path && !$0.isComposite } ?? row(path.description)
  }
}
