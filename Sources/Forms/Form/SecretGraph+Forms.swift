import JSONText
import SourceText
import Values

extension SecretPaths {
  /// The secrets of rows, and of the forms that they open. O(rows of all forms).
  package init(_ rows: [ConfigRow], forms: [ExactText: Form] = [:]) {
    self.init(SecretGraph(rows, forms: forms))
  }
}

extension SecretGraph {
  /// Only ways that end at a secret are taken in. O(rows of all forms).
  init(_ rows: [ConfigRow], forms: [ExactText: Form]) {
    let holders = Self.holders(among: forms)
    self.init(isFinite: holders.isEmpty)
    // Most forms have none: the start of the program doesn't make sets of places for them.
    guard !holders.isEmpty || rows.contains(where: \.isAnywhereSecure) else { return }
    var beginnings: [ExactText: Int] = [:]
    for name in holders.sorted() { beginnings[name] = addBeginning() }
    insert(rows, at: 0, beginnings)
    for (name, index) in beginnings { insert(forms[name]?.rows ?? [], at: index, beginnings) }
    begin(at: [0])
  }

  /// The forms that have secure rows, or open such forms.
  private static func holders(among forms: [ExactText: Form]) -> Set<ExactText> {
    var holders = Set(forms.filter { $0.value.rows.contains(where: \.isAnywhereSecure) }.keys)
    var count = -1
    while holders.count != count {
      count = holders.count
      for (name, form) in forms where !holders.contains(name) {
        if form.openers.contains(where: { $0.child.map { holders.contains($0.name) } ?? false }) {
          holders.insert(name)
        }
      }
    }
    return holders
  }

  private mutating func insert(
    _ rows: [ConfigRow], at position: Int, _ beginnings: [ExactText: Int]
  ) {
    // Most rows are none of it, and a copy of each takes long.
    for row in rows.rowsWithVariants where row.isSecure || row.child != nil {
      if let child = row.child, let form = beginnings[child.name] {
        let path = row.childPath?.steps ?? []
        link(
          path, ofItems: child.scope.isOfItems, isMap: child.scope == .members, from: position,
          to: form)
      }
      guard row.isSecure, let path = row.valuePath else { continue }
      hide(path.steps, from: position)
    }
  }

  /// The places where forms begin that rows open, however deep, as far as there are secrets in them.
  func beginnings(
    ofFormsOpenedBy rows: [ConfigRow], forms: [ExactText: Form]
  ) -> [ExactText: Set<Int>] {
    var found: [ExactText: Set<Int>] = [:]
    var open = [(rows, start)]
    while let (rows, indices) = open.popLast() {
      for row in rows.rowsWithVariants {
        guard let child = row.child, let form = forms[child.name] else { continue }
        let inside = self.indices(
          at: row.childPath?.steps ?? [], ofItems: child.scope.isOfItems, from: indices)
        let new = inside.subtracting(found[child.name, default: []])
        guard !new.isEmpty else { continue }
        found[child.name, default: []].formUnion(new)
        open.append((form.rows, new))
      }
    }
    return found
  }
}
