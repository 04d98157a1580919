import Forms
import Rules
import Texts

/// Giving the focused value another shape: a list of the variants, and a question where something would be lost.
extension Fields {
  /// Lists the other variants of the focused row; nil for a row without.
  func questionWhichVariant(in browser: Browser) -> Prompt? {
    guard let bound = browser.focusedRow, bound.isEditable,
      let location = browser.location(ofRow: bound.row.identifier),
      let (owner, reading) = owner(of: bound, in: browser), let variants = owner.variants
    else { return nil }
    let isThere = if case .value = bound.content { true } else { false }
    let current = isThere ? reading.shapes.choice(of: owner)?.index : nil
    let answers = variants.variants.enumerated().filter { $0.offset != current }.prefix(9)
      .enumerated().map { number, variant in
        Prompt.Answer(
          Character("\(number + 1)"), variant.element.title,
          .changeVariant(VariantRequest(location: location, index: variant.offset)))
      }
    return Prompt(browser.texts.variantsOf(bound.row.key), Array(answers), browser.texts)
  }

  /// Gives the value another variant, or asks first; a row that is gone since the question is left alone.
  func change(_ request: VariantRequest, in browser: inout Browser) -> Prompt? {
    guard browser.objectLocation == request.location.object,
      let bound = browser.bound.row(named: request.location.row),
      let (owner, reading) = owner(of: bound, in: browser),
      let change = reading.shapes.change(of: owner, to: request.index)
    else { return nil }
    if change.losesSomething, request.loss == .askedAbout {
      return question(about: change, request, owner, browser.texts)
    }
    browser.dropDraft(of: owner)
    write(.success(.set(change.value)), to: owner, in: &browser)
    return nil
  }

  private func question(
    about change: VariantChange, _ request: VariantRequest, _ owner: ConfigRow, _ texts: Texts
  ) -> Prompt {
    var accepted = request
    accepted.loss = .accepted
    let title = owner.variants?.variants[request.index].title ?? ""
    return Prompt(
      change.losesValue
        ? texts.variantLosesValue(title) : texts.variantLoses(title, change.lostMembers),
      [.init("t", texts.changeVariantTitle, .changeVariant(accepted))], texts)
  }

  /// The row as the form has it, and the record.
  private func owner(
    of bound: BoundRow, in browser: Browser
  ) -> (row: ConfigRow, reading: RecordReading)? {
    guard let record = browser.record, let row = browser.form.row(bound.identifier),
      row.variants != nil
    else { return nil }
    return (row, browser.binder.reading(browser.reader.readable(record)))
  }
}
