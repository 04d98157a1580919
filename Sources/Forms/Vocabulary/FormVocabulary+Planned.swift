extension FormVocabulary {
  /// Names of the format that this version does not understand yet: lint says so rather than "unknown".
  package static func plannedNames(in place: VocabularyKey.Place) -> Set<String> {
    planned[place] ?? []
  }

  private static let planned: [VocabularyKey.Place: Set<String>] = [:]
}
