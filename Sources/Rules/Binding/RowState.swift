import Forms

/// What a row is for one record: whether it can be edited and why not, what its values must be, what may be shown.
///
/// `RecordBinder.state` is the only place that computes it. Without expressions all but the path's obstacle is the same
/// for every record, so that a state costs one reference and nothing is computed.
package struct RowState: Sendable {
  /// Why it can't be edited, for the person who tries; nil where it can.
  package let readOnlyReason: String?
  /// What may be shown of its value.
  package let disclosure: Disclosure
  /// What its values must be.
  package let rules: RowRules

  package init(readOnlyReason: String?, disclosure: Disclosure, rules: RowRules) {
    self.readOnlyReason = readOnlyReason
    self.disclosure = disclosure
    self.rules = rules
  }

  /// Whether it can be edited: the row allows it and the path can be written.
  package var isEditable: Bool { readOnlyReason == nil }

  /// Whether there must be a value.
  package var isRequired: Bool { rules.isRequired }
}
