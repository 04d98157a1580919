/// All functions of the language. A new one is an entry in the file of its group.
enum FunctionTable {
  static let all =
    TextFunctions.all + RewritingFunctions.all + NumberFunctions.all + ChoosingFunctions.all
    + DateFunctions.all

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// True for an argument, by function and index, that is a pattern.
  static func isPattern(of name: String, at index: Int) -> Bool {
    byName[name]?.parameter(index) == .pattern
  }
}
