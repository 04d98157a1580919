import Forms
import Rules
import Texts

/// Giving the focused value another shape: a list of the variants, and a question where something would be lost.
extension Fields {
  /// Gives the focused value the only other variant that there is, or asks which one.
  func changeVariant(in browser: inout Browser) -> Prompt? {
    guard let shapes = OtherShapes(of: browser) else { return nil }
    return shapes.requests.count == 1
      ? change(shapes.requests[0], in: &browser) : shapes.question(in: browser.texts)
  }

  /// Gives the value another variant, or asks first; a row that is gone since the question is left alone.
  func change(_ request: VariantRequest, in browser: inout Browser) -> Prompt? {
    guard browser.objectLocation == request.location.object,
      let bound = browser.bound.row(named: request.location.row),
      let (owner, reading) = OtherShapes.owner(of: bound, in: browser),
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
}
