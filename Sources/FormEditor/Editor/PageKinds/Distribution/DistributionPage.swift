import Queries

/// The values of a column with how many records have each, and the line that the cursor is on.
struct DistributionPage: PageState {
  let column: String
  var statistics: ColumnStatistics
  /// Index of the line under the cursor.
  var cursor = 0
  var scroll = 0
  /// Filters of the groups that were chosen, to be shown together.
  var chosen: [String] = []

  init(_ statistics: ColumnStatistics, of column: String) {
    self.statistics = statistics
    self.column = column
  }

  /// The page with other statistics; values that were chosen stay as far as there are records with them.
  func with(_ statistics: ColumnStatistics) -> DistributionPage {
    var page = self
    page.statistics = statistics
    let filters = Set(statistics.groups.compactMap(\.filter) + [statistics.filterOfMissing])
    page.chosen.removeAll { !filters.contains($0) }
    return page
  }

  mutating func toggle(_ filter: String) {
    if let index = chosen.firstIndex(of: filter) {
      chosen.remove(at: index)
    } else {
      chosen.append(filter)
    }
  }
}
