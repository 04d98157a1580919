import JSONText

/// Memory of the binders of a form in all contexts. Used from one thread at a time.
final class BinderMemory {
  /// The memory of a reading that has ended, for the next record.
  var spare: ReadingMemory?
  /// Passes over records so far.
  var scanCount = 0
  /// The list whose items were compared last.
  var comparedItems: (list: JSONSliceIdentity, siblings: Siblings)?
  let choiceOffers = ChoiceOffers()
}
