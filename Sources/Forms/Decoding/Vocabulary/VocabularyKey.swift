import Texts

/// One key of the form format: everything that decoding, lint, advice and the reference need to know of it.
package struct VocabularyKey: Sendable {
  /// The dictionary it is in.
  package enum Place: Int, CaseIterable, Sendable {
    case form, section, row, choice, rule
    /// Of the array `colorRules`.
    case colorRule
    /// Of `formview.plist`, and of an entry in it.
    case folder, folderForm
  }

  /// Which rows it acts on.
  package enum Scope: Hashable, Sendable {
    /// Every row (or: the whole form, section or choice it is in).
    case everywhere
    /// Rows whose cell declares it (`CellDeclaration.keys`).
    case someCells
  }

  /// Kinds of cells that take the same keys: a kind lists its families instead of each key (`CellDeclaration.families`).
  package enum Family: Hashable, Sendable {
    case typing
    /// Texts of any length.
    case texts
    /// Numbers and dates, which can be limited.
    case limits
    case numbers
    case dates
    case choices
    case lists
  }

  package var name: String
  package var place: Place
  /// What its value must be.
  package var type: KeyType
  /// What holds without the key: as it is written in forms, or in words; nil for nothing.
  package var defaultText: Sentence?
  /// What it means, in one sentence.
  package var meaning: Sentence
  package var scope: Scope
  /// The kinds of cells that it acts on, in addition to those that name it; nil for none.
  package var family: Family?
  /// The types of stored values that it acts on, whatever kind of cell shows them; none for a key that only some cells
  /// read.
  var storedTypes: [ValueType]
  /// Whether it acts on stored values only where the row has choices.
  var needsChoices: Bool
  /// The key without which it has no effect (W108).
  package var needs: String?
  /// What lint can report about its value, beyond a wrong type (F102).
  package var codes: [DiagnosticCode]
}

extension VocabularyKey {
  /// Whether it does something with a stored value of a row, whatever kind of cell shows that.
  func acts(onValueOf row: ConfigRow) -> Bool {
    row.valuePath != nil && storedTypes.contains(row.valueType)
      && (!needsChoices || !row.choices.isEmpty || row.choiceSettings.path != nil)
  }

  /// Whether it limits how many items a list has.
  var limitsCount: Bool { name == "minimumCount" || name == "maximumCount" }
}

/// Keys that belong together, for the reference.
package struct VocabularyGroup: Sendable {
  package let title: Sentence
  /// In the order of the reference.
  package let keys: [VocabularyKey]

  init(title: @escaping @Sendable (any Texts) -> String, keys: [VocabularyKey]) {
    self.title = Sentence(title)
    self.keys = keys
  }
}
