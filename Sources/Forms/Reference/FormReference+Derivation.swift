/// The chapter about rows that name no cell, made of what the kinds claim.
extension FormReference {
  /// Text about the order in which the cell of a row is determined. O(claims).
  var derivation: String {
    let table = CellTable(cells)
    var lines: [String] = []
    func add(_ reason: String, _ names: [String]) {
      if !names.isEmpty {
        lines.append("\(lines.count + 1). " + texts.derivation(reason, names))
      }
    }
    func names(_ noun: (RowClaim) -> String?) -> [String] {
      table.declarations.compactMap { cell in
        let nouns = cell.claims.compactMap(noun)
        return nouns.isEmpty ? nil : texts.cell(Self.code(cell.name), for: nouns)
      }
    }
    func addKeys(where isListed: (Int) -> Bool) {
      for (claim, index) in table.claims {
        if case .keysOfType(let keys, let type) = claim, isListed(0) {
          let list = keys.map { "`\($0)`" }.joined(separator: " or ")
          add(
            "\(list) with `valueType = \(type.rawValue)`", ["`\(table.declarations[index].name)`"])
        }
        guard case .keys(let keys, let rank) = claim, isListed(rank) else { continue }
        add(texts.either(keys.map(Self.code)), [Self.code(table.declarations[index].name)])
      }
    }
    addKeys { $0 < 0 }
    add(texts.derivationByParts, names { $0 == .parts ? "" : nil })
    add(texts.derivationByTemplate, names { $0 == .noSingleValue ? "" : nil })
    addKeys { $0 >= 0 }
    add(texts.either(["minimumValue", "maximumValue"].map(Self.code)), names(bound))
    add(Self.code("valueType"), names(type))
    add(Self.code("defaultValue"), names(value))
    add(texts.derivationByRecords, names(recordValue))
    add(texts.derivationOfRest, names { $0 == .rest ? "" : nil })
    return chapter(
      texts.headingDerivation,
      [texts.documentDerivation, lines.joined(separator: "\n"), texts.documentDerivationNote])
  }

  private func bound(_ claim: RowClaim) -> String? {
    switch claim {
    case .bound(.number): texts.nounNumber
    case .bound(.date): texts.nounDate
    default: nil
    }
  }

  private func type(_ claim: RowClaim) -> String? {
    guard case .type(let type) = claim else { return nil }
    return Self.code(type.rawValue)
  }

  private func value(_ claim: RowClaim) -> String? {
    switch claim {
    case .value(.bool): texts.nounBool
    case .value(.number): texts.nounNumber
    default: nil
    }
  }

  private func recordValue(_ claim: RowClaim) -> String? {
    claim == .value(.multilineText) ? texts.nounLongText : value(claim)
  }
}
