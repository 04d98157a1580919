/// The chapter about rows that name no cell, made of what the kinds claim.
extension FormReference {
  /// The order in which a row's cell is looked for. O(claims).
  static func derivation(_ cells: [CellDeclaration]) -> String {
    let table = CellTable(cells)
    var lines: [String] = []
    func add(_ reason: String, _ names: [String]) {
      if !names.isEmpty {
        lines.append("\(lines.count + 1). \(reason): \(names.joined(separator: ", ")).")
      }
    }
    func names(_ noun: (RowClaim) -> String?) -> [String] {
      table.declarations.compactMap { cell in
        let nouns = cell.claims.compactMap(noun)
        guard let last = nouns.last else { return nil }
        let others = nouns.dropLast().joined(separator: ", ")
        let list = others.isEmpty ? last : "\(others) or \(last)"
        return "`\(cell.name)`" + (list.isEmpty ? "" : " for \(list)")
      }
    }
    func addKeys(where isListed: (Int) -> Bool) {
      for (claim, place) in table.claims {
        if case .keysOfType(let keys, let type) = claim, isListed(0) {
          let list = keys.map { "`\($0)`" }.joined(separator: " or ")
          add(
            "\(list) with `valueType = \(type.rawValue)`", ["`\(table.declarations[place].name)`"])
        }
        guard case .keys(let keys, let rank) = claim, isListed(rank) else { continue }
        let list = keys.map { "`\($0)`" }.joined(separator: " or ")
        add(list, ["`\(table.declarations[place].name)`"])
      }
    }
    addKeys { $0 < 0 }
    add(
      "A template of more than one plain path, or no `valuePath`",
      names { $0 == .noSingleValue ? "" : nil })
    addKeys { $0 >= 0 }
    add("`minimumValue` or `maximumValue`", names(bound))
    add("`valueType`", names(type))
    add("`defaultValue`", names(value))
    add("The first records' values, in the same way", names(recordValue))
    add("All other rows", names { $0 == .rest ? "" : nil })
    return [derivationIntroduction, lines.joined(separator: "\n"), derivationNote]
      .joined(separator: "\n\n")
  }

  private static func bound(_ claim: RowClaim) -> String? {
    switch claim {
    case .bound(.number): "a number"
    case .bound(.date): "a date"
    default: nil
    }
  }

  private static func type(_ claim: RowClaim) -> String? {
    guard case .type(let type) = claim else { return nil }
    return "`\(type.rawValue)`"
  }

  private static func value(_ claim: RowClaim) -> String? {
    switch claim {
    case .value(.bool): "a Bool"
    case .value(.number): "a number"
    default: nil
    }
  }

  private static func recordValue(_ claim: RowClaim) -> String? {
    claim == .value(.multilineText) ? "a text of several lines" : value(claim)
  }

  private static let derivationIntroduction = """
    ## Which cell a row gets

    Where a row gives no `cellIdentifier`, the first of these that applies decides:
    """

  private static let derivationNote = """
    A keyboard never decides the type: digits may be text, as postcodes are.
    """
}
