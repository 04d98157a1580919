import Forms

/// The keys for values that are shown and validated, but not edited.
enum ShownValue {
  /// All keys of these kinds of cells apply.
  static let families: [VocabularyKey.Family] = [.limits, .numbers, .dates, .choices]
  /// Keys of other kinds that do not need a field.
  static let keys = [
    "regex", "regexOptions", "regexMatch", "regexMessage", "minimumLength", "maximumLength",
    "minimumCount", "maximumCount", "allowsOtherValue", "nullTitle", "minimumSelection",
    "maximumSelection", "trueValue", "falseValue", "trueTitle", "falseTitle",
  ]
}
