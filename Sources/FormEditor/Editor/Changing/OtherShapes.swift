import Forms
import Rules
import Texts

/// The variants of the focused row that its value does not have.
struct OtherShapes {
  /// The changes to them, as many as there are keys for.
  let requests: [VariantRequest]
  private let owner: ConfigRow
  /// True where the row shows the value of a variant that is a single one.
  private let isConstant: Bool

  private static let most = 9

  /// Nil for a row that has one shape only, or can't be edited.
  init?(of browser: Browser) {
    guard let bound = browser.focusedRow, bound.isEditable,
      let location = browser.location(ofRow: bound.row.identifier),
      let (owner, reading) = Self.owner(of: bound, in: browser), let variants = owner.variants
    else { return nil }
    let shown = reading.shapes.choice(of: owner)?.index
    isConstant =
      variants.discriminator == nil && shown.map { variants.variants[$0].constant != nil } ?? false
    let isThere = if case .value = bound.content { true } else { false }
    self.owner = owner
    requests = variants.variants.indices.filter { !isThere || $0 != shown }.prefix(Self.most).map {
      VariantRequest(location: location, index: $0)
    }
  }

  /// Lists them.
  func question(in texts: Texts) -> Prompt {
    let answers = requests.enumerated().map { number, request in
      Prompt.Answer(
        Character("\(number + 1)"), owner.variants?.variants[request.index].title ?? "",
        .changeVariant(request))
    }
    return Prompt(texts.variantsOf(owner.key), answers, texts)
  }

  /// The question that takes the place of a field which has only the value that is there; nil for another row.
  static func questionInPlaceOfField(in browser: Browser) -> Prompt? {
    guard let shapes = OtherShapes(of: browser), shapes.isConstant, !shapes.requests.isEmpty else {
      return nil
    }
    return shapes.question(in: browser.texts)
  }

  /// The row as the form has it, and the record.
  static func owner(
    of bound: BoundRow, in browser: Browser
  ) -> (row: ConfigRow, reading: RecordReading)? {
    guard let record = browser.record, let row = browser.form.row(bound.identifier),
      row.variants != nil
    else { return nil }
    return (row, browser.binder.reading(browser.reader.readable(record)))
  }
}
