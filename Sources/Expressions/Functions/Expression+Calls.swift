import Values

extension Expression {
  /// The call of a function without arguments that a path may have been meant as: `today()` for `today`; nil for none.
  package static func call(meantBy path: ValuePath) -> String? {
    guard path.steps.count == 1, case .member(let name)? = path.steps.first,
      FunctionTable.byName[name]?.takes(0) == true
    else { return nil }
    return name + "()"
  }
}
