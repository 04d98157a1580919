/// The form format's vocabulary: every key once. Decoding, lint, advice, `explain` and the reference read it.
package enum FormVocabulary {
  /// Keys that this version understands, in the order of the reference.
  package static let groups: [VocabularyGroup] = [
    VocabularyGroup(
      title: { $0.headingForm }, keys: all(formKeys) + all(formFormatKeys) + all(choiceListKeys)),
    VocabularyGroup(title: { $0.headingSection }, keys: all(sectionKeys)),
    VocabularyGroup(title: { $0.headingIdentity }, keys: all(identityKeys)),
    VocabularyGroup(title: { $0.headingLook }, keys: all(lookKeys)),
    VocabularyGroup(title: { $0.headingValue }, keys: all(valueKeys)),
    VocabularyGroup(title: { $0.headingChoices }, keys: all(choosingKeys)),
    VocabularyGroup(title: { $0.headingFormats }, keys: all(formatKeys) + all(entryKeys)),
    VocabularyGroup(title: { $0.headingConditions }, keys: all(conditionKeys)),
    VocabularyGroup(title: { $0.headingComputed }, keys: all(computedKeys)),
    VocabularyGroup(title: { $0.headingRules }, keys: all(ruleKeys) + all(messageKeys)),
    VocabularyGroup(
      title: { $0.headingChildren },
      keys: all(childKeys) + all(listKeys) + all(mapKeys) + all(shapeKeys)),
    VocabularyGroup(title: { $0.headingChoice }, keys: all(choiceKeys)),
    VocabularyGroup(title: { $0.headingRule }, keys: all(predicateRuleKeys)),
    VocabularyGroup(title: { $0.headingColorRule }, keys: all(colorRuleKeys)),
    VocabularyGroup(title: { $0.headingVariant }, keys: all(variantKeys)),
    VocabularyGroup(title: { $0.headingFolder }, keys: all(folderKeys) + all(folderFormKeys)),
    VocabularyGroup(title: { $0.headingSettings }, keys: all(settingsKeys)),
  ]

  private static func all<Given: GivenKeys>(_ keys: [TypedKey<Given>]) -> [VocabularyKey] {
    keys.map(\.key)
  }

  package static let keys: [VocabularyKey] = groups.flatMap(\.keys)

  package static let rowKeys: Set<String> = Set(
    keys.filter { $0.owner == .row && $0.scope == .everywhere }.map(\.name))

  /// The key of this name in such a dictionary, if this version understands it. O(1).
  package static func key(_ name: String, in owner: VocabularyKey.Owner) -> VocabularyKey? {
    number(of: name, in: owner).map { keys[$0] }
  }

  /// The index of a key in `keys`. O(1).
  static func number(of name: String, in owner: VocabularyKey.Owner) -> Int? {
    numbers[owner.rawValue][name]
  }

  /// The dictionaries of a form in which a key is understood.
  static func owners(taking name: String) -> [VocabularyKey.Owner] {
    let owners: [VocabularyKey.Owner] = [
      .form, .section, .row, .choice, .rule, .colorRule, .variant,
    ]
    return owners.filter { key(name, in: $0) != nil }
  }

  /// The names understood in such a dictionary, in the reference's order.
  package static func names(in owner: VocabularyKey.Owner) -> [String] {
    keys.filter { $0.owner == owner }.map(\.name)
  }

  /// Indices in `keys` by name, at the raw value of each kind of dictionary. (A dictionary
  /// keyed by the kind would cost every start the search for its hashing, which is slow in the
  /// runtime.)
  private static let numbers: [[String: Int]] = {
    var numbers = VocabularyKey.Owner.allCases.map { _ in [String: Int]() }
    numbers[VocabularyKey.Owner.row.rawValue].reserveCapacity(keys.count)
    for index in keys.indices { numbers[keys[index].owner.rawValue][keys[index].name] = index }
    return numbers
  }()

  /// The newest `formVersion` that this version understands.
  package static let version = 1
}
