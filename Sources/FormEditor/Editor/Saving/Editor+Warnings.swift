import Records
import Texts

/// Warnings in the records that are to be saved: asked about once.
extension Editor {
  /// The warnings that nobody was asked about yet; nil where there are none. Who saves in spite of errors is not asked
  /// about warnings, too.
  mutating func openWarnings(after confirmation: SaveConfirmation) -> FoundWarnings? {
    let found = state.saving.countedProblems.warnings
    if !confirmation.isDisjoint(with: [.problems, .warnings]) {
      state.saving.acceptedWarnings.formUnion(found.hashes)
    }
    return found.beyond(state.saving.acceptedWarnings)
  }

  /// One question, which names the first of them; results that are not those of their formulas can be updated.
  mutating func askAbout(
    _ warnings: FoundWarnings, _ confirmation: SaveConfirmation, _ path: String?
  ) {
    guard let first = warnings.first.first(where: { !$0.isAboutFormula }) ?? warnings.first.first
    else { return }
    showAllProblems()
    let confirmation = confirmation.union(.warnings)
    let stale = warnings.first.contains(where: \.isAboutFormula) ? staleCount : 0
    let isOnlyStale = stale > 0 && first.isAboutFormula
    let update = Prompt.Answer("u", texts.updateThem, .updateFormulas(confirmation, path: path))
    ask(
      isOnlyStale
        ? texts.valuesDifferFromFormulas(stale)
        : texts.warningsLeft(place(of: first), first.message, more: warnings.hashes.count - 1),
      (stale > 0 ? [update] : []) + [
        .init(
          "s", isOnlyStale ? texts.saveAsTheyAre : texts.saveAnyway, .save(confirmation, path: path)
        ),
        .init("g", texts.goToIt, .goTo(first.location)),
      ])
  }

  /// Its row, in a list with its record.
  private func place(of warning: FoundWarning) -> String {
    guard documentTable.count > 1, let place = documentTable.place(of: warning.location.record)
    else { return warning.name }
    return texts.listed(texts.recordNumbered(place + 1), warning.name)
  }
}
