import Cells
import Forms
import Rules
import Screen

/// The text beside a row's value: the state of the text being typed, a problem, or a quiet
/// hint.
struct RowEdge {
  /// The treatment of the message where there is no room for it beside the value.
  enum Weight: Hashable {
    /// The message is left out.
    case hint
    /// The symbol stays, and the message goes to the line at the bottom: typing never moves the
    /// rows below.
    case state
    /// The message goes below the value.
    case problem
  }

  let mark: String
  let words: String
  let style: Style
  let weight: Weight

  var text: String { mark.isEmpty || words.isEmpty ? mark + words : "\(mark) \(words)" }

  /// With the text that is being typed in the row, if there is one.
  init(_ bound: BoundRow, _ context: RowContext) {
    self.init(bound, editing: context.editing(of: bound), context)
  }

  init(_ bound: BoundRow, editing: Editing?, _ context: RowContext) {
    let theme = context.theme
    if let editing {
      self.init(editing, bound, context)
    } else if context.hidesProblems, context.shownDraft(of: bound) != nil {
      self.init("✎", "", theme.dim, .hint)
    } else if let draft = context.shownDraft(of: bound) {
      let style = draft.fits ? theme.warning : theme.problem
      self.init("✎", context.texts.draftOf(draft.failure.message), style, .problem)
    } else if let (name, draft) = context.draftBelow(bound) {
      let style = draft.fits ? theme.warning : theme.problem
      let message = context.texts.about(name, draft.failure.message)
      self.init("✎", context.hidesProblems ? "" : message, style, .problem)
    } else if let problem = bound.shownProblems.first {
      let severity = problem.severity
      self.init(severity.mark, problem.message, theme.style(of: severity), .problem)
    } else if !bound.state.isVisible {
      self.init("", context.texts.hiddenRow, theme.dim, .hint)
    } else if bound.state.isDisabled {
      self.init("", context.texts.disabledRow, theme.dim, .hint)
    } else if !bound.isEditable && bound.state.row.parts.isEmpty {
      let isText = bound.state.row.valuePath == nil || bound.state.isFullWidth
      let words =
        bound.state.row.isComputed
        ? context.texts.computedRow : isText ? "" : context.texts.readOnly
      self.init(context.sharing(of: bound) ?? "", words, theme.dim, .hint)
    } else {
      let hint = context.kind(of: bound).hint(for: bound, in: context.texts)
      let words = [bound.titleOfVariant, hint].compactMap(\.self).joined(separator: "  ")
      self.init(context.sharing(of: bound) ?? "", words, theme.dim, .hint)
    }
  }

  private init(_ editing: Editing, _ bound: BoundRow, _ context: RowContext) {
    let theme = context.theme
    if let complaint = editing.complaint {
      self.init("✗", complaint, theme.problem, .problem)
      return
    }
    let words = editing.judgement.message
    switch editing.judgement.state {
    case .neutral:
      self.init(
        "", context.kind(of: bound).hint(for: bound, in: context.texts) ?? "", theme.dim, .hint)
    case .complete: self.init("✓", words ?? "", theme.good, .state)
    case .open: self.init("◐", words ?? context.texts.notCompleteYet, theme.warning, .state)
    case .impossible:
      self.init("✗", words ?? context.texts.cannotBecomeValid, theme.problem, .state)
    case .notJudged:
      self.init("?", words ?? context.texts.tooMuchWorkToJudge, theme.warning, .state)
    }
  }

  private init(_ mark: String, _ words: String, _ style: Style, _ weight: Weight) {
    self.mark = mark
    self.words = words
    self.style = style
    self.weight = weight
  }

  /// The text drawn beside a value that takes `used` of the `width` columns.
  func beside(valueWidth used: Int, in width: Int) -> String {
    if fits(besideValueOf: used, in: width) { return text }
    if weight == .state { return mark }
    guard weight == .hint else { return "" }
    return [mark, words].first { !$0.isEmpty && used + 2 + DisplayText.width($0) <= width } ?? ""
  }

  /// True where all of the text has room beside a value that takes `used` of the `width`
  /// columns.
  func fits(besideValueOf used: Int, in width: Int) -> Bool {
    used + 2 + DisplayText.width(text) <= width
  }
}

extension BoundRow {
  /// Title of the value's variant, unless that is what is shown.
  fileprivate var titleOfVariant: String? {
    guard case .value = content, let title = state.row.variantTitle, title != display.text else {
      return nil
    }
    return title
  }
}
