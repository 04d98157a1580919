import Forms
import JSONText
import Records
import Rules
import Texts
import Values

/// Going into lists, maps and objects, and changing which items there are.
extension LinePrompt {
  /// The list, map or object that is asked about; nil for another row.
  var opened: OpenedValue? {
    guard let position = frame.position else { return nil }
    return OpenedValue(bound(at: position), reading, at: frame.path)
  }

  /// Asks for the rows of an item, of an object where there is no step, before the next row.
  mutating func goInto(_ opened: OpenedValue, _ step: JSONStep?, isNew: Bool = false) -> [String] {
    let path = opened.path + (step.map { [$0] } ?? [])
    var inner = PromptFrame(
      path: path, form: opened.child.name, list: step == nil ? nil : opened.child.scope.kind,
      formerErrors: [])
    if !isNew {
      inner = PromptFrame(
        path: path, form: inner.form, list: inner.list,
        formerErrors: Set(reading(of: inner).ownErrors))
    }
    outer.append(frame)
    frame = inner
    announce("")
    announce(title(of: inner, in: opened))
    go(to: 0)
    // The key that was just typed is no question.
    if isNew, opened.isMap, frame.position.map({ bound(at: $0).row.isItemKey }) == true {
      go(to: (frame.position ?? 0) + 1)
    }
    guard frame.position == nil else { return [] }
    leaveFrame()
    return isNew ? says() : [texts.nothingToAsk] + says()
  }

  /// The labels of the rows on the way to an object, and its key or number.
  private func title(of frame: PromptFrame, in opened: OpenedValue) -> String {
    let item: String? =
      switch frame.list == nil ? nil : frame.path.last {
      case .index(let index)?: String(index + 1)
      case .member(let key)?: key
      case .key?, .each?, nil: nil
      }
    return ([opened.bound.row.spokenLabel] + [item].compactMap(\.self)).joined(separator: " › ")
  }

  /// Goes on around an object all of whose rows were asked, unless answers have broken it.
  mutating func leaveFrame() {
    guard !outer.isEmpty else { return finish() }
    let wasItem = frame.list != nil
    if closeFrame(), !wasItem { advance() }
  }

  /// Asks about what is around an object again; false if answers have broken it.
  mutating func closeFrame() -> Bool {
    let errors = reading.ownErrors.filter { !frame.formerErrors.contains($0) }
    guard errors.isEmpty, let around = outer.popLast() else {
      complain(errors)
      return false
    }
    frame = around
    isIntroduced = false
    return true
  }

  /// Asks again for the first row that has one of these errors.
  private mutating func complain(_ errors: [AddedProblem]) {
    isRefused = true
    let reading = reading
    complaints =
      [texts.answersAreBroken]
      + errors.map { error in
        let label = reading.plan.row(named: error.row)?.spokenLabel ?? error.row
        return "  ✗ " + texts.about(label, error.message)
      }
    let first = errors.compactMap { reading.plan.index(ofRow: $0.row) }.sorted().first { index in
      let bound = bound(at: index)
      return bound.state.isVisible && isAsked(bound, in: reading)
    }
    frame.history = []
    go(to: first ?? 0)
    // Nothing there can be corrected here.
    if frame.position == nil, let around = outer.popLast() { frame = around }
  }

  // MARK: Answers

  mutating func answer(_ answer: LineAnswer, about opened: OpenedValue) -> [String] {
    switch answer {
    case .keep: return keep()
    case .text(let text) where canType(text, in: opened): return type(text, into: opened.bound)
    case .text(let text): return goIntoItem(text, of: opened)
    case .word(.open, ""):
      return opened.hasItems ? refuse(texts.sayWhichItem) : goInto(opened, nil)
    case .word(.open, let item): return goIntoItem(item, of: opened)
    case .word(.add, _): return add(to: opened)
    case .word(.delete, let item): return delete(item, from: opened)
    case .word(.choices, _): return opened.listing.isEmpty ? [texts.noItems] : opened.listing
    case .word(.clear, _), .word(.lines, _): return refuse(texts.isNoText)
    case .word(let word, _): return follow(word, at: opened.bound)
    case .unknownWord: return refuse(texts.unknownWord(help: LineWord.help.typed))
    }
  }

  /// True for a text that an object may become: a new item of several shapes is one at first.
  private func canType(_ text: String, in opened: OpenedValue) -> Bool {
    !opened.hasItems
      && OtherSingleValue(opened.bound, in: reading)?.title(accepting: text) != nil
  }

  private mutating func goIntoItem(_ text: String, of opened: OpenedValue) -> [String] {
    guard opened.hasItems else { return refuse(texts.openGoesIn(LineWord.open.typed)) }
    guard let step = opened.step(for: text) else {
      return refuse(texts.noSuchItem(text, add: LineWord.add.typed))
    }
    return goInto(opened, step)
  }

  private mutating func delete(_ text: String, from opened: OpenedValue) -> [String] {
    guard opened.hasItems else { return refuse(texts.isNoList) }
    guard !text.isEmpty else { return refuse(texts.sayWhichItem) }
    guard let step = opened.step(for: text) else {
      return refuse(texts.noSuchItem(text, add: LineWord.add.typed))
    }
    if let reason = opened.refusal(ofCount: opened.steps.count - 1) {
      return refuse("✗ " + reason)
    }
    return make(.remove, at: step, of: opened)
      ?? {
        isIntroduced = false
        let name = opened.isMap ? step.name : text
        return [texts.itemWasDeleted(name)]
      }()
  }

  private mutating func add(to opened: OpenedValue) -> [String] {
    guard opened.hasItems else { return refuse(texts.isNoList) }
    if let reason = opened.refusal(ofCount: opened.steps.count + 1) { return refuse("✗ " + reason) }
    if opened.isMap {
      newItem = NewItem(of: opened, in: record, by: binder)
      isIntroduced = false
      return newItem == nil ? refuse(texts.noItemCanBeAdded) : []
    }
    guard let value = newElement(of: opened) else { return refuse(texts.noItemCanBeAdded) }
    let step = JSONStep.index(opened.steps.count)
    return make(.set(value), at: step, of: opened) ?? goInto(opened, step, isNew: true)
  }

  private func newElement(of opened: OpenedValue) -> JSONValue? {
    guard let inner = binder.binder(ofForm: opened.child.name),
      let items = try? record.table.items(at: opened.path, of: record.record, in: .array)
    else { return nil }
    let path = opened.path + [.index(items.count)]
    let context = binder.reading(record.value).context(ofObjectAt: path)
    return inner.within(context).newRecord(
      at: items.count, in: items, startingWith: opened.bound.row.listSettings.itemDefault)?.value
  }

  /// Makes an edit of an item as a whole; returns the messages about a refusal, nil for none.
  private mutating func make(
    _ edit: RowEdit, at step: JSONStep, of opened: OpenedValue
  ) -> [String]? {
    let row = ConfigRow(
      identifier: "", key: opened.bound.row.key, valuePath: ValuePath(steps: [step]))
    do throws(JSONEditError) {
      try record.give(edit, to: row, at: opened.path, of: ownerOfAnswers, by: binder)
      return nil
    } catch {
      let path = ValuePath(steps: opened.path + [step])
      return refuse("✗ " + error.message(at: path, .nothing, in: texts))
    }
  }

  /// The row of the record that has what is asked for.
  var ownerOfAnswers: ConfigRow? {
    (outer.first ?? frame).position.map { binder.form.rows[$0] }
  }

  // MARK: Keys

  /// Handles a line that is the key of a new item.
  mutating func answer(_ answer: LineAnswer, as new: NewItem) -> [String] {
    switch answer {
    case .keep: return refuse(texts.newItemNeedsKey(LineWord.back.typed))
    case .text(let text): return add(new, under: text)
    case .word(.back, _):
      newItem = nil
      isIntroduced = false
      return []
    case .word(.quit, _):
      end = .leave
      return []
    case .word(.choices, _):
      return new.keyRow.flatMap { NumberedChoices($0.state) }?.lines(texts) ?? [texts.noChoices]
    case .word(.help, _): return new.keyRow.map(help) ?? []
    case .word: return refuse(texts.newItemNeedsKey(LineWord.back.typed))
    case .unknownWord: return refuse(texts.unknownWord(help: LineWord.help.typed))
    }
  }

  private mutating func add(_ new: NewItem, under text: String) -> [String] {
    switch new.key(of: text) {
    case .failure(let failure): return refuse(failure.marked)
    case .success(let key):
      newItem = nil
      guard let opened else { return [] }
      return make(.set(new.value), at: .member(key), of: opened)
        ?? goInto(opened, .member(key), isNew: true)
    }
  }
}
