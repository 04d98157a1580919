import FormEngine

/// The entries that `explain` prints, made from the vocabulary, the cells and the codes.
struct Manual {
  let cells: [CellDeclaration]

  /// The entry of a key, a cell or a code; upper and lower case count, except in codes.
  func entry(for name: String) -> String? {
    if let code = DiagnosticCode(rawValue: name.uppercased()) { return entry(for: code) }
    if let cell = cells.first(where: { $0.name == name }) { return entry(for: cell) }
    let keys = FormVocabulary.keys.filter { $0.name == name }
    return keys.isEmpty ? nil : keys.map(entry(for:)).joined(separator: "\n\n")
  }

  /// The entry's name that is nearest to a misspelt one.
  func nearest(to name: String) -> String? {
    NearestName.of(
      name,
      among: FormVocabulary.keys.map(\.name) + cells.map(\.name)
        + DiagnosticCode.allCases.map(\.rawValue))
  }

  private func entry(for code: DiagnosticCode) -> String {
    var parts = ["\(code.rawValue) (\(code.severity.rawValue)): \(code.title)", code.explanation]
    if let example = code.example {
      parts.append(example.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  private func entry(for key: VocabularyKey) -> String {
    var lines = ["\(key.name) (\(key.place.rawValue)): \(key.type.name)", "", key.meaning]
    if !key.type.words.isEmpty {
      lines.append("Words: " + key.type.words.joined(separator: ", "))
    }
    if !key.defaultText.isEmpty { lines.append("Default: \(key.defaultText)") }
    if key.scope == .someCells {
      let names = cells.filter { $0.keys.contains(key.name) }.map(\.name)
      if !names.isEmpty { lines.append("Cells: " + names.joined(separator: ", ")) }
    }
    if !key.codes.isEmpty {
      lines.append("Codes: " + key.codes.map(\.rawValue).joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }

  private func entry(for cell: CellDeclaration) -> String {
    var lines = ["\(cell.name): \(cell.valueType.rawValue)", "", cell.summary]
    if !cell.allowedValueTypes.isEmpty {
      let types = cell.allowedValueTypes.map(\.rawValue).joined(separator: ", ")
      lines.append("Also stores: \(types)")
    }
    if !cell.keys.isEmpty { lines.append("Keys: " + cell.keys.sorted().joined(separator: ", ")) }
    return lines.joined(separator: "\n")
  }
}
