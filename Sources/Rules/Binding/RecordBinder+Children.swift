import Forms
import JSONText
import SourceText

/// Binders of the forms that rows open: one for each form, made when first needed.
final class ChildBinders {
  var binders: [ExactText: RecordBinder] = [:]
  /// The steps that their expressions have taken so far.
  var steps = 0
  /// How many steps may follow from one edit, together with what making records costs.
  var mostStepsOfEdit = 10_000_000
  /// What their expressions may still do together.
  var work = WorkBudget()
  /// How many steps it may take which choices of a list one record is offered.
  var mostStepsOfChoices = 10_000_000
  /// The choices that lists of records make.
  let listedRecords = ListedRecords()
  /// How many results of items are computed inside each other now.
  var depth = 0
}

/// The forms that rows open.
extension RecordBinder {
  /// The binder of a form that can be opened from this one's, however deep; nil where there is no such form.
  package func binder(ofForm name: String) -> RecordBinder? {
    let family = family
    if let known = family.binders[name] { return known }
    guard let form = form.form(named: name) else { return nil }
    let binder = RecordBinder(
      form: form, locale: locale, patternBudget: patternBudget, for: use)
    binder.replaceable = replaceable
    binder.sharedChildren = family
    family.binders[name] = binder
    return binder
  }

  /// The binder of the form that the object at a path of a record has; nil where rows lead nowhere near.
  package func binder(at path: ArraySlice<JSONStep>) -> RecordBinder? {
    guard !path.isEmpty else { return self }
    guard let (_, child, length) = form.row(leadingTo: path) else { return nil }
    let isItem = child.scope == .items
    return binder(ofForm: child.name)?.binder(at: path.dropFirst(length + (isItem ? 1 : 0)))
  }

  /// Those of its family where this is the one that made them: they judge as it does.
  var madeBinders: [RecordBinder] { ownChildren.map { Array($0.binders.values) } ?? [] }

  var family: ChildBinders {
    if let known = ownChildren ?? sharedChildren { return known }
    let made = ChildBinders()
    (ownChildren, sharedChildren) = (made, made)
    return made
  }

  /// What a row shows of an object or a list that has a form of its own: its title, or how many items there are and
  /// what the first are called. Nil for another value.
  ///
  /// `record`: what has the row.
  func childText(of slice: JSONSlice, in row: ConfigRow, _ record: JSONSlice?) -> String? {
    guard let child = row.child, let binder = binder(ofForm: child.name) else { return nil }
    let surroundings =
      binder.plan.readsSurroundings
      ? record.map { self.surroundings(below: row, slice, in: $0, comparingSiblings: false) } : nil
    func title(_ index: Int?, _ title: () -> String) -> String {
      surroundings.map { binder.within($0(index), title) } ?? title()
    }
    switch (child.scope, slice.kind) {
    case (.object, .object):
      let text = title(nil) {
        let title = binder.recordTitle(slice)
        return title.isEmpty ? binder.firstText(in: slice) ?? "" : title
      }
      return text.isEmpty ? nil : text
    case (.items, .array):
      var titles: [String] = []
      var count = 0
      for item in slice.elements {
        if count < Self.mostNamedItems {
          titles.append(
            title(count) { itemTitle(item, binder, by: row.listSettings.itemTitle) })
        }
        count += 1
      }
      titles.removeAll(where: \.isEmpty)
      return texts.items(count, named: titles, areAll: titles.count == count)
    case (.object, _), (.items, _): return nil
    }
  }

  /// What an item is called. A list of plain values as it is written: how many there are says little in a list.
  private func itemTitle(
    _ item: JSONSlice, _ binder: RecordBinder, by template: Template?
  ) -> String {
    guard template == nil, binder.form.recordTitle == nil, item.kind == .array,
      binder.form.secrets.isEmpty
    else {
      return binder.recordTitle(item, by: template)
    }
    return JSONSkip.compactText(item, limit: Self.longestTitle)
  }

  private static let mostNamedItems = 3
  /// Characters of a list that are shown in place of its title.
  private static let longestTitle = 40
}
