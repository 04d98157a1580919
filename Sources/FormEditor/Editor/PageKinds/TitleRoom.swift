import Screen

/// The space that the title has for a page.
struct TitleRoom {
  let filterWidth: Int
  let isNarrow: Bool

  static let longestFilter = 30
  /// Window width in columns below which symbols are shown without their texts.
  static let narrow = 60
}
