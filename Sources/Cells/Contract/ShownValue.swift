import Forms

/// The keys for values that are shown and validated, but not edited.
enum ShownValue {
  /// Key families of which all keys apply.
  static let families: [VocabularyKey.Family] = [.limits, .numbers, .dates, .choices]
  /// Keys of other families that do not need an input field.
  static let keys = [
    "regex", "regexOptions", "regexMatch", "regexMessage", "minimumLength", "maximumLength",
    "minimumCount", "maximumCount", "allowsOtherValue", "nullTitle", "minimumSelection",
    "maximumSelection", "trueValue", "falseValue", "trueTitle", "falseTitle",
  ]
}
