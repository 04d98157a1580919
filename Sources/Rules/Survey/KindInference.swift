import Forms
import JSONText
import Records
import SourceText
import Values

/// The source's type of a value that it delivered.
package typealias SourceTypes = (JSONSlice) -> NativeType?

extension Form {
  /// Settles the kind of rows that nothing in the form settles, from the first records' values.
  ///
  /// The default value speaks first, a text as the first record's type, then the first record that has a value, then
  /// what is known of the result of `defaultFormula`; other rows that no record fills stay text fields. The same for the
  /// forms of what is inside the records, from the first objects and items.
  /// One pass over each record, and one for each path to such objects. `types`: the source's types of values, where it
  /// has more than JSON. `holdsData`: whether the source knows a member of the records to hold data, whatever the first
  /// ones have.
  package func inferringKinds(
    from records: [JSONSlice], among cells: CellTable, types: SourceTypes? = nil,
    holdsData: (String) -> Bool = { _ in false }
  ) -> Form {
    var form = self
    for index in rows.indices where rows[index].infersKind {
      guard let steps = rows[index].valuePath?.steps, steps.count == 1, holdsData(steps[0].name)
      else { continue }
      form.rows[index] = rows[index].with {
        cells.settle(&$0, by: .string(""), textShape: .data)
      }
    }
    form = form.settlingKinds(from: records, among: cells, types)
    form.nestPlainItems(from: records, among: cells)
    guard forms.values.flatMap(\.rows).contains(where: { $0.infersKind || $0.mayMeanOtherTypes })
    else {
      return form
    }
    let inside = form.objectsInside(records, upTo: Self.mostObjects)
    form.forms = form.forms.reduce(into: [:]) { settled, named in
      settled[named.key] = named.value.settlingKinds(
        from: inside[named.key]?.objects ?? [], among: cells, types)
    }
    return form
  }

  /// Lists without an item form whose items are lists become lists of lists.
  private mutating func nestPlainItems(from records: [JSONSlice], among cells: CellTable) {
    for _ in 0..<Self.deepestLists {
      let plain = forms.compactMap { name, form in form.plainItem.map { (name.text, $0) } }
      guard !plain.isEmpty else { return }
      let inside = objectsInside(records, upTo: Self.mostObjects)
      var nested: [String] = []
      for (name, index) in plain {
        let kinds = Set((inside[name]?.objects ?? []).map(\.kind)).subtracting([.null])
        if kinds == [.array] { nested.append(name) }
        guard let type = Self.usualTypes[kinds], let row = forms[name]?.rows[index] else {
          continue
        }
        forms[name]?.rows[index] = row.with { $0.usualType = type }
      }
      guard !nested.isEmpty else { return }
      for name in nested.sorted() { cells.nestPlainItems(of: name, in: &self) }
    }
  }

  /// Type of typed items, by the kind that all items of a list have.
  private static let usualTypes: [Set<JSONKind>: ValueType] = [
    [.string]: .string, [.number]: .number, [.bool]: .bool,
  ]

  /// Depth of nested lists below which they are shown as JSON.
  private static let deepestLists = 12
  private static let mostObjects = 100

  private func settlingKinds(
    from records: [JSONSlice], among cells: CellTable, _ types: SourceTypes?
  ) -> Form {
    var form = typingChoices(from: records)
    let open = form.rows.indices.filter { form.rows[$0].infersKind }
    guard !open.isEmpty else { return form }
    var samples = open.map { RowSample(form.rows[$0]) }
    let members = MemberNames(of: records, for: open.count)
    let placed = samples.indices.filter {
      form.rows[open[$0]].valuePath.map(members.mayHave) ?? false
    }
    let paths = JSONPaths(placed.compactMap { form.rows[open[$0]].valuePath?.steps })
    for record in records {
      for (position, found) in zip(placed, paths.lookup(in: record)) {
        if case .found(let slice) = found { samples[position].add(slice, types) }
      }
    }
    for (index, sample) in zip(open, samples) {
      guard let value = sample.value else { continue }
      form.rows[index] = form.rows[index].with {
        if sample.isDefault { $0.defaultValue = value }
        cells.settle(&$0, by: value, textShape: sample.textShape)
      }
    }
    let computed = open.filter { form.rows[$0].infersKind && form.rows[$0].defaultFormula != nil }
    guard !computed.isEmpty else { return form }
    var rowTypes = RowTypes(form.rows)
    for index in computed {
      guard let type = form.rows[index].defaultFormula?.type(in: rowTypes) else { continue }
      form.rows[index] = form.rows[index].with { cells.settle(&$0, byResultOf: type) }
      rowTypes.update(form.rows[index], at: index)
    }
    return form
  }
}

/// The content of a row in the first records, as far as its kind depends on it.
private struct RowSample {
  /// The default value, else the first that is not null.
  private(set) var value: JSONValue?
  let isDefault: Bool
  /// True while the value is a text that becomes a number or a Boolean where the first record
  /// has one: a form may give every scalar as a string.
  private var isOpen: Bool
  private var hasLineBreak: Bool
  private var textTypes: [NativeType] = []
  /// True where one of the dates can't be picked: it is too far in the past.
  private var isBeyondDates = false

  init(_ row: ConfigRow) {
    value = row.defaultValue == .null ? nil : row.defaultValue
    isDefault = value != nil
    isOpen = value?.kind == .string
    hasLineBreak = value?.hasLineBreak ?? false
  }

  var textShape: RowClaim.ValueShape? {
    let type = textTypes.count == 1 ? textTypes.first : nil
    if type == .date, !isBeyondDates { return .date }
    if type == .data { return .data }
    return hasLineBreak ? .multilineText : nil
  }

  mutating func add(_ slice: JSONSlice, _ types: SourceTypes?) {
    if let types, slice.kind == .string {
      let type = types(slice) ?? .string
      if !textTypes.contains(type) { textTypes.append(type) }
      if type == .date, DateText(slice.stringValue) == nil { isBeyondDates = true }
    }
    if value == nil, slice.kind != .null { value = slice.value }
    if isOpen, slice.kind != .null {
      isOpen = false
      let type = slice.kind == .number ? ValueType.number : slice.kind == .bool ? .bool : .string
      value = value?.converted(to: type)
    }
    // A line break in a string is an escape.
    guard !hasLineBreak, slice.kind == .string,
      ByteSearch.contains(slice.bytes, UInt8(ascii: "\\"))
    else { return }
    hasLineBreak = slice.value.hasLineBreak
  }
}

extension JSONValue {
  fileprivate var hasLineBreak: Bool {
    guard case .string(let text) = self else { return false }
    return text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }
}
