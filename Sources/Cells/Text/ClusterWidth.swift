import Screen

extension Character {
  /// Columns it takes on the screen; plain ASCII is told without looking further.
  var columns: Int {
    if utf8.count == 1, let byte = utf8.first, byte >= 0x20, byte < 0x7F { return 1 }
    return DisplayText.width(self)
  }
}

extension Collection<Character> where Index == Int {
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension String {
  var columns: Int { DisplayText.width(self) }
}
