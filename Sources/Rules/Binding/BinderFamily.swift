import SourceText

/// Settings and work that the binders of a form have in common with those of the forms that its rows open.
final class BinderFamily {
  let use: BinderUse
  let patternBudget: PatternBudget
  /// Encrypted texts that the person has agreed to replace by what is typed.
  var replaceable: Set<String> = []
  /// The steps that their expressions have taken so far.
  var steps = 0
  /// How many steps may follow from one edit, together with what making records costs.
  var mostStepsOfEdit = 10_000_000
  /// Work that their expressions may still do together.
  var work = WorkBudget()
  /// How many steps it may take which choices of a list one record is offered.
  var mostStepsOfChoices = 10_000_000
  /// The choices that lists of records make.
  let listedRecords = ListedRecords()
  /// How many results of items are computed inside each other now.
  var depth = 0

  init(patternBudget: PatternBudget, use: BinderUse) {
    (self.patternBudget, self.use) = (patternBudget, use)
  }
}

/// The binders of the forms that rows open: one for each form, made when first needed.
final class OpenedForms {
  var binders: [ExactText: RecordBinder] = [:]
}
