import Forms

/// The keys that act on values which are shown and judged, but not edited.
enum ShownValue {
  /// All keys of these kinds of cells act.
  static let families: [VocabularyKey.Family] = [.limits, .numbers, .dates, .choices]
  /// Those of others which do not ask for a field.
  static let keys = [
    "regex", "regexOptions", "regexMatch", "regexMessage", "minimumLength", "maximumLength",
    "minimumCount", "maximumCount", "allowsOtherValue", "nullTitle", "minimumSelection",
    "maximumSelection", "trueValue", "falseValue", "trueTitle", "falseTitle",
  ]
}
