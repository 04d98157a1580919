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

  mutating func toggle(_ filter: String) {
    if let index = chosen.firstIndex(of: filter) {
      chosen.remove(at: index)
    } else {
      chosen.append(filter)
    }
  }
}
