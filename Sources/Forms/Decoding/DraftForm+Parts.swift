import SourceText
import Values

/// The parts of composite rows.
extension DraftForm {
  /// Links parts and their owners, and makes the parts of rows with nothing but a template.
  mutating func assignParts(_ cells: CellTable) {
    var owner: Int?
    for index in rows.indices {
      guard rows[index].isPart else {
        owner = rows[index].row.isComposite ? index : nil
        continue
      }
      guard let owner else { continue }
      let part = rows[index]
      part.change { $0.part = RowPart(of: rows[owner].row.identifier, isDerived: false) }
      rows[owner].change { $0.parts.append(part.row.identifier) }
    }
    guard !conditions.contains(where: { $0.condition.isAlways }) else { return }
    let owners = rows.indices.filter {
      rows[$0].row.isComposite && !rows[$0].row.readOnly && !rows[$0].reader.has("fields")
    }
    guard !owners.isEmpty else { return }
    var taken = Set(names: rows.map(\.row.identifier))
    for owner in owners { deriveParts(of: owner, cells, &taken) }
  }

  /// One part for each value that the owner's template shows and that can be edited: as the row does it that has the
  /// value, or as a text.
  private mutating func deriveParts(
    of owner: Int, _ cells: CellTable, _ taken: inout Set<ExactText>
  ) {
    var seen: Set<ValuePath> = []
    for token in rows[owner].row.displayValue?.tokens ?? [] {
      guard let (path, row) = row(of: token.target), !path.steps.isEmpty,
        seen.insert(path).inserted
      else { continue }
      if let row, !row.isEditable || row.row.child != nil { continue }
      let owner = rows[owner]
      var part = row?.row.contents ?? Self.text(at: path, cells)
      part.identifier = Self.freeName(like: path.description, &taken)
      part.part = RowPart(of: owner.row.identifier, isDerived: true)
      part.adoptPosition(of: owner.row)
      // The value of another row is that row's own business.
      if row == nil {
        part.whenHidden = owner.row.whenHidden
        part.locale = owner.row.locale
      }
      derivedParts.append(ConfigRow(part))
      owner.change { $0.parts.append(part.identifier) }
    }
  }

  /// The path that a token shows, and the row that has it; nil for a row that has none.
  private func row(of target: TemplateToken.Target) -> (path: ValuePath, row: DraftRow?)? {
    let others = rows.lazy.filter { !$0.row.isComposite && !$0.isPart }
    switch target {
    case .path(let path): return (path, others.first { $0.row.valuePath == path })
    case .row(let identifier):
      guard let row = others.first(where: { $0.row.identifier.hasSameBytes(as: identifier) }),
        let path = row.row.valuePath
      else { return nil }
      return (path, row)
    }
  }

  private static func text(at path: ValuePath, _ cells: CellTable) -> RowContents {
    let name = path.steps.last { step in if case .member = step { true } else { false } }
    var part = RowContents(
      identifier: "", key: Words.label(from: name?.name ?? path.description), valuePath: path)
    part.cellIdentifier = cells.indexOfRest.map { cells.declarations[$0].name } ?? ""
    part.infersKind = true
    return part
  }

  private static func freeName(like name: String, _ taken: inout Set<ExactText>) -> String {
    var (free, number) = (name, 2)
    while !taken.insert(free).inserted {
      free = "\(name)#\(number)"
      number += 1
    }
    return free
  }

  /// The rows with the parts that templates made, each after its owner.
  func addingDerivedParts(to rows: [ConfigRow]) -> [ConfigRow] {
    guard !derivedParts.isEmpty else { return rows }
    let parts = Dictionary(grouping: derivedParts) { ExactText($0.part?.owner ?? "") }
    return rows.flatMap { [$0] + (parts[$0.identifier] ?? []) }
  }

  /// A part is hidden, disabled or read only where its owner is; its value is then kept, cleared or left out as the owner's
  /// is.
  func applyConditionsOfOwners(to rows: inout [ConfigRow]) {
    var owner: ConfigRow?
    for index in rows.indices {
      guard rows[index].part != nil else {
        owner = rows[index].isComposite ? rows[index] : nil
        continue
      }
      guard let owner else { continue }
      rows[index] = rows[index].withShapes { row in
        row.readOnly = row.readOnly || owner.readOnly
        row.conditions += owner.conditions.filter { $0.effect != .required }
        if row.part?.isDerived == false, row.whenHidden == .keep {
          row.whenHidden = owner.whenHidden
        }
      }
    }
  }
}

extension RowContents {
  /// Goes where its owner is, without what the row that it was made of does to other rows or to records.
  fileprivate mutating func adoptPosition(of owner: ConfigRow) {
    section = owner.section
    sortOrder = owner.sortOrder
    ordinal = owner.ordinal
    position = owner.position
    showsInTable = false
    whenHidden = .keep
    formula = nil
    defaultFormula = nil
    defaultValue = nil
    subtitle = nil
    parts = []
  }
}
