import Screen

/// How much the title may say of a page.
struct TitleRoom {
  /// Columns of the filter that are shown.
  let filterWidth: Int
  /// Whether columns out of sight are counted.
  let countsColumns: Bool
  /// Whether marks stand without their words.
  let isNarrow: Bool

  /// Columns of the filter and of the sort keys that are shown.
  static let longestFilter = 30
  /// Columns of a window below which marks stand without their words.
  static let narrow = 60
}
