import JSONText
import Rules
import Screen
import Texts

extension BoundRow {
  /// The selected option: the clearing one for a record without a value.
  func shownOption(of options: [ChoiceOption]) -> Int? {
    if let chosen = shownChoice {
      return options.firstIndex { $0.value == row.choices[chosen].value }
    }
    guard !state.disclosure.isSecret, display.role != .defaultValue else { return nil }
    return options.firstIndex { $0.value == nil && $0.isValue(presentValue) }
  }

  /// The shown options and the selected one: after the offered ones `null` or `""`, if the record has that and no
  /// option represents it.
  var shownOptions: (options: [ChoiceOption], chosen: Int?) {
    let options = ChoiceOption.all(of: state)
    let chosen = shownOption(of: options)
    guard chosen == nil, let nothing = storedNothing else { return (options, chosen) }
    return (options + [ChoiceOption(title: nothing, briefTitle: nothing)], options.count)
  }

  /// The option after the selected one, the first after the last; nil if none can be selected.
  var nextOption: ChoiceOption? {
    let options = ChoiceOption.all(of: state)
    let start = shownOption(of: options).map { $0 + 1 } ?? 0
    return options.indices.lazy.map { options[(start + $0) % options.count] }
      .first { !$0.isDisabled }
  }
}

extension CellContent {
  /// A choice in a table's column, with short titles.
  static func choice(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    guard let text = bound.briefText(theme.texts) else {
      return .text(of: bound, width: width, lines: 1, theme: theme)
    }
    let line = StyledLine(
      theme.marked(text, as: bound.display.role), theme.style(of: bound))
    return CellContent(lines: [line.truncated(to: width)])
  }
}

extension BoundRow {
  /// The short titles of the shown choices; nil if none has one.
  fileprivate func briefText(_ texts: Texts) -> String? {
    guard display.role == .value || display.role == .defaultValue, state.hasShortTitles,
      row.displayValue == nil
    else { return nil }
    if row.hasSeveralChoices {
      guard case .value(let list) = content, list.kind == .array else { return nil }
      let titles = list.elements.map { element in
        state.rules.choices?.index(of: element).map { row.choices[$0].briefTitle }
          ?? (element.kind == .string ? element.stringValue : element.text)
      }
      return texts.names(titles)
    }
    return shownChoice.map { row.withAffixes(row.choices[$0].briefTitle) }
  }
}
