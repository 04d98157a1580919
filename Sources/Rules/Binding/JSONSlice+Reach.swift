import Forms
import JSONText

extension JSONSlice {
  /// True if the record is a value that none of the rows' paths can enter: a number, a text, a
  /// list. An item that is null is an object without members.
  package func isOutOfReach(of rows: [ConfigRow], isItem: Bool = false) -> Bool {
    let paths = rows.compactMap(\.valuePath)
    guard kind != .object, !paths.isEmpty, !(isItem && kind == .null) else { return false }
    return paths.allSatisfy {
      if case .blocked(depth: 0, _) = lookup($0.steps) { true } else { false }
    }
  }
}
