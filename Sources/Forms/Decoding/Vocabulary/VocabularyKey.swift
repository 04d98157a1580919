import Texts

/// One key of the form format: everything that decoding, lint, advice and the reference need to know of it.
package struct VocabularyKey: Sendable {
  /// The dictionary it is in.
  package enum Owner: Int, CaseIterable, Sendable {
    case form, section, row, choice, rule
    case colorRule
    case variant
    case folder, folderForm
    case settings
  }

  /// The rows that a key acts on.
  package enum Scope: Hashable, Sendable {
    /// Every row (or: the whole form, section or choice it is in).
    case everywhere
    /// Rows whose cell declares it (`CellDeclaration.keys`).
    case someCells
  }

  /// Kinds of cells that take the same keys: a kind lists its families instead of each key (`CellDeclaration.families`).
  package enum Family: Hashable, Sendable {
    case typing
    case texts
    case limits
    case numbers
    case dates
    case choices
    case lists
    case maps
  }

  package var name: String
  package var owner: Owner
  package var type: KeyType
  /// Default without the key, as it is written in forms or in words; nil for none.
  package var defaultText: Sentence?
  package var scope: Scope
  /// Family of cells that the key acts on, in addition to the cells that name it; nil for none.
  package var family: Family?
  /// Types of stored values that the key acts on, whatever kind of cell shows them; none for a
  /// key that only some cells read.
  var storedTypes: [ValueType]
  /// True if the key acts on stored values only where the row has choices.
  var needsChoices: Bool
  /// Key without which this key has no effect (W108).
  package var needs: String?
  /// Diagnostics of reading the value and of checks, in any order.
  var foundCodes: [DiagnosticCode]
}

extension VocabularyKey {
  package var meaning: Sentence {
    Sentence { [name, owner] in owner.words(in: $0).meaning(name) ?? "" }
  }

  /// Diagnostics that lint can report about the value, beyond a wrong type (F102).
  package var codes: [DiagnosticCode] {
    DiagnosticCode.allCases.filter { foundCodes.contains($0) || $0 == .W108 && needs != nil }
  }

  /// True if the key acts on a stored value of a row, whatever kind of cell shows it.
  func acts(onValueOf row: ConfigRow) -> Bool {
    row.valuePath != nil && storedTypes.contains(row.valueType)
      && (!needsChoices || !row.choices.isEmpty || row.choiceSettings.path != nil)
  }

  var limitsCount: Bool { name == "minimumCount" || name == "maximumCount" }
}

/// Keys that belong together, for the reference.
package struct VocabularyGroup: Sendable {
  package let title: Sentence
  package let keys: [VocabularyKey]

  init(title: @escaping @Sendable (Texts) -> String, keys: [VocabularyKey]) {
    self.title = Sentence(title)
    self.keys = keys
  }
}
