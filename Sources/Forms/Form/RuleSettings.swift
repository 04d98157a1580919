import Patterns
import Values

/// What a row's form gives for the keys of rules: decoded by the vocabulary's types, so that a new key needs no
/// property of its own.
package struct RuleSettings: Equatable, Sendable {
  /// Few, so that comparing with each is faster than looking up.
  private var settings: [Entry] = []

  private struct Entry: Equatable, Sendable {
    let key: String
    var setting: RuleSetting
  }

  /// A row that demands nothing.
  package init() {}

  /// The setting of a key; nil where the form gives none. O(settings).
  package subscript(key: String) -> RuleSetting? {
    get { place(of: key).map { settings[$0].setting } }
    set {
      let place = place(of: key)
      switch (place, newValue) {
      case (let place?, let setting?): settings[place].setting = setting
      case (let place?, nil): settings.remove(at: place)
      case (nil, let setting?): settings.append(Entry(key: key, setting: setting))
      case (nil, nil): break
      }
    }
  }
}

extension RuleSettings {
  private func place(of key: String) -> Int? {
    for place in settings.indices where settings[place].key == key { return place }
    return nil
  }
}

/// The value of a rule's key.
package enum RuleSetting: Equatable, Sendable {
  case flag(Bool)
  case count(Int)
  case limit(Bound)
  case step(NumberStep)
  case pattern(RowPattern)
  case text(String)

  /// Nil for a setting of another type; so are the others.
  package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  package var count: Int? { if case .count(let count) = self { count } else { nil } }
  package var limit: Bound? { if case .limit(let limit) = self { limit } else { nil } }
  /// The setting of a step.
  package var step: NumberStep? { if case .step(let step) = self { step } else { nil } }
  package var pattern: RowPattern? { if case .pattern(let pattern) = self { pattern } else { nil } }
  package var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// The rules' keys that the form's own checks read, too.
extension ConfigRow {
  /// Whether there must be a value.
  package var required: Bool {
    get { rules["required"]?.flag ?? false }
    set { rules["required"] = .flag(newValue) }
  }

  /// The message where a required value is missing.
  package var requiredMessage: String? {
    get { rules["requiredMessage"]?.text }
    set { rules["requiredMessage"] = newValue.map { .text($0) } }
  }

  /// The pattern that the whole value must match.
  package var regex: RowPattern? {
    get { rules["regex"]?.pattern }
    set { rules["regex"] = newValue.map { .pattern($0) } }
  }

  /// The message where the pattern does not match.
  package var regexMessage: String? {
    get { rules["regexMessage"]?.text }
    set { rules["regexMessage"] = newValue.map { .text($0) } }
  }

  /// The fewest grapheme clusters.
  package var minimumLength: Int? {
    get { rules["minimumLength"]?.count }
    set { rules["minimumLength"] = newValue.map { .count($0) } }
  }

  /// The most grapheme clusters.
  package var maximumLength: Int? {
    get { rules["maximumLength"]?.count }
    set { rules["maximumLength"] = newValue.map { .count($0) } }
  }

  /// The lower limit, inclusive.
  package var minimumValue: Bound? {
    get { rules["minimumValue"]?.limit }
    set { rules["minimumValue"] = newValue.map { .limit($0) } }
  }

  /// The upper limit, inclusive.
  package var maximumValue: Bound? {
    get { rules["maximumValue"]?.limit }
    set { rules["maximumValue"] = newValue.map { .limit($0) } }
  }

  /// The distance between the numbers that are taken.
  package var step: NumberStep? {
    get { rules["step"]?.step }
    set { rules["step"] = newValue.map { .step($0) } }
  }

  /// The fewest items of its list.
  package var minimumCount: Int? {
    get { rules["minimumCount"]?.count }
    set { rules["minimumCount"] = newValue.map { .count($0) } }
  }

  /// The most items of its list.
  package var maximumCount: Int? {
    get { rules["maximumCount"]?.count }
    set { rules["maximumCount"] = newValue.map { .count($0) } }
  }

  /// Whether no two elements of a list may have its value.
  package var isUnique: Bool {
    get { rules["unique"]?.flag ?? false }
    set { rules["unique"] = .flag(newValue) }
  }

  /// The fewest of its choices that a row with several must have.
  package var minimumSelection: Int? {
    get { rules["minimumSelection"]?.count }
    set { rules["minimumSelection"] = newValue.map { .count($0) } }
  }

  /// The most of its choices that a row with several may have.
  package var maximumSelection: Int? {
    get { rules["maximumSelection"]?.count }
    set { rules["maximumSelection"] = newValue.map { .count($0) } }
  }
}
