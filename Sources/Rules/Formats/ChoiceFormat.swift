import Forms
import JSONText
import SourceText
import Values

/// One of the row's choices, typed as its value or its title.
struct ChoiceFormat: ValueFormat {
  /// The format of values that are not offered.
  let other: any ValueFormat
  var inner: (any ValueFormat)? { other }

  func title(of slice: JSONSlice, in context: RowNotation) -> String? {
    context.state.choiceTitle(of: slice) ?? other.title(of: slice, in: context)
  }

  func reads(_ slice: JSONSlice, in state: RowState) -> Bool {
    state.rules.choices == nil
      ? other.reads(slice, in: state) : state.rules.takes(slice, kind: slice.kind)
  }

  func represents(_ slice: JSONSlice, in state: RowState, isAsked: Bool) -> Bool {
    state.rules.choices.map { slice.kind.isScalar || $0.index(of: slice) != nil }
      ?? other.represents(slice, in: state, isAsked: false)
  }

  func value(of text: String, in context: RowNotation, replacing stored: RowContent) -> TypedValue {
    if let chosen = context.choice(text) { return chosen }
    guard !context.row.takesOnlyChoices else {
      return .failure(context.notOffered(text))
    }
    return other.value(of: text, in: context, replacing: stored)
  }

  func storedValues(of text: String, in context: RowNotation) -> [JSONValue] {
    context.row.choices(called: text).map(\.value)
  }

  func typed(_ text: String, in context: RowNotation) -> TypedText {
    context.row.takesOnlyChoices
      ? TypedText(text: text, row: context.row, texts: context.texts)
      : other.typed(text, in: context)
  }

  func judgement(of typed: TypedText, in context: RowNotation, replacing stored: JSONSlice?)
    -> TypingJudgement?
  {
    guard !context.row.takesOnlyChoices else { return nil }
    return other.judgement(of: typed, in: context, replacing: stored)
  }
}

extension RowNotation {
  /// By value first, then by title. Where several choices have the title, none is taken. Nil for a text that means no
  /// choice.
  fileprivate func choice(_ text: String) -> TypedValue? {
    let found = row.choices(meaning: text)
    if found.count > 1, !row.disclosure.isSecret {
      // Whoever sees one title for both can only write their values.
      let haveOneTitle = found[0].title.hasSameBytes(as: found[1].title)
      let names = found.map { haveOneTitle ? $0.value.jsonText() : texts.inQuotes($0.title) }
      return .failure(row.failure(.choice, texts.couldBe(names[0], or: names[1])))
    }
    return found.first.map { .success($0.value) }
  }

  /// Why a text that means no choice is refused, with what may be meant. O(choices).
  fileprivate func notOffered(_ text: String) -> ValidationFailure {
    row.notOffered(.text(text), instead: row.offer(near: text), texts)
  }
}

/// A list of choices, typed as JSON or with commas between.
struct SeveralChoicesFormat: ValueFormat {
  let type = TypeRule(.lists)
  var order: ValueKind? { .container }

  func isNothing(_ slice: JSONSlice) -> Bool {
    slice.isEmptyValue || slice.kind == .array && slice.isEmptyContainer
  }

  func title(of slice: JSONSlice, in context: RowNotation) -> String? {
    context.state.choiceTitle(of: slice)
  }

  func represents(_ slice: JSONSlice, in state: RowState, isAsked: Bool) -> Bool {
    slice.kind == .array
  }

  /// The titles of its elements, those that are not offered as their text.
  func shown(_ slice: JSONSlice, in context: RowNotation) -> ShownText? {
    guard slice.kind == .array else { return (slice.stringValue, false) }
    let titles = slice.elements.map { element in
      if let title = context.state.choiceTitle(of: element) { return title }
      return element.kind == .string
        ? element.stringValue : context.notation.preview(element, at: nil)
    }
    return (context.texts.names(Array(titles)), false)
  }

  /// Numbers that the list has already stay as they are written.
  func value(of text: String, in context: RowNotation, replacing stored: RowContent) -> TypedValue {
    let value = value(of: text, in: context)
    guard case .value(let slice) = stored, case .success(.array(let elements)) = value else {
      return value
    }
    let former = slice.elements.map(\.value)
    let known = ListedValues(former)
    return .success(
      .array(elements.map { known.index(of: JSONSlice(writing: $0)).map { former[$0] } ?? $0 }))
  }

  private func value(of text: String, in context: RowNotation) -> TypedValue {
    if text.first(where: { !$0.isWhitespace }) == "[" {
      return JSONValueFormat(container: .array).json(text, in: context)
    }
    if case .success(let value) = context.choice(text) {
      return .success(.array([value]))
    }
    var elements: [JSONValue] = []
    var known: Set<JSONValue> = []
    for name in context.row.parts(ofList: text) {
      switch context.choice(name) {
      case .success(let value): if known.insert(value).inserted { elements.append(value) }
      case .failure(let failure): return .failure(failure)
      case nil:
        guard !context.row.takesOnlyChoices else { return .failure(context.notOffered(name)) }
        let other = JSONValue.string(name)
        if known.insert(other).inserted { elements.append(other) }
      }
    }
    return .success(.array(elements))
  }

  func storedValues(of text: String, in context: RowNotation) -> [JSONValue] {
    context.row.choices(called: text).map(\.value)
  }
}
