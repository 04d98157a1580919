/// The declarations of all kinds of cells: by name, by the keys they understand, by the rows they claim.
package struct CellTable: Sendable {
  package let declarations: [CellDeclaration]
  /// All claims in the order of evaluation, with the index of the kind in `declarations`.
  let claims: [(claim: RowClaim, index: Int)]
  private let indices: [String: Int]

  /// Of two kinds with one name the first is taken. O(n log n) for n claims.
  package init(_ declarations: [CellDeclaration]) {
    self.declarations = declarations
    var indices: [String: Int] = [:]
    var claims: [(claim: RowClaim, index: Int)] = []
    for index in declarations.indices {
      let name = declarations[index].name
      indices[name] = indices[name] ?? index
      for claim in declarations[index].claims { claims.append((claim: claim, index: index)) }
    }
    self.indices = indices
    self.claims =
      claims
      .sorted {
        ($0.claim.order.stage, $0.claim.order.rank, $0.index)
          < ($1.claim.order.stage, $1.claim.order.rank, $1.index)
      }
  }

  package var names: [String] { declarations.map(\.name) }

  /// The declaration of a name. O(1).
  subscript(name: String) -> CellDeclaration? { index(of: name).map { declarations[$0] } }

  /// The index of a kind in `declarations`. O(1).
  package func index(of name: String) -> Int? { indices[name] }

  package var indexOfRest: Int? { index(claiming: .rest) }

  /// The kind with a claim, the first of several.
  package func kind(claiming claim: RowClaim) -> CellDeclaration? {
    index(claiming: claim).map { declarations[$0] }
  }

  private func index(claiming claim: RowClaim) -> Int? {
    claims.first { $0.claim == claim }?.index
  }

  /// The cells that take a key that not all rows take, in the catalog's order; those that can be edited, if there are such.
  func names(taking key: VocabularyKey) -> [String] {
    let taking = declarations.filter { $0.takes(key) }
    let editable = taking.filter { !$0.traits.contains(.readOnly) }
    return (editable.isEmpty ? taking : editable).map(\.name)
  }

  /// True if a row that names no cell may get one from its records that accepts the key.
  func mayInfer(cellTaking key: VocabularyKey) -> Bool {
    declarations.contains { cell in
      cell.takes(key) && cell.claims.contains { if case .value = $0 { true } else { false } }
    }
  }
}

extension CellTable {
  /// The kind that another form system's name for a cell means; nil for a name that no kind knows.
  func name(meaning foreign: String) -> String? {
    let stem = stem(of: foreign)
    let cell =
      declarations.first { Self.lists($0.synonyms, stem) }
      ?? declarations.first { Self.lists($0.substitutes, stem) }
    return cell?.name
  }

  /// A name without case, marks and the parts that show that it is a cell's.
  private func stem(of foreign: String) -> String {
    var stem = WordSynonyms.folded(foreign)
    for prefix in ["xlformrowdescriptortype", "iask", "ps", "ui"] where stem.hasPrefix(prefix) {
      stem.removeFirst(prefix.count)
      break
    }
    for suffix in ["specifier", "widget", "input", "field", "row", "cell", "view"] {
      guard stem.hasSuffix(suffix), stem.count > suffix.count else { continue }
      if isKnown(stem) { return stem }
      stem.removeLast(suffix.count)
    }
    return stem
  }

  private func isKnown(_ stem: String) -> Bool {
    declarations.contains { Self.lists($0.synonyms, stem) || Self.lists($0.substitutes, stem) }
  }

  private static func lists(_ words: String, _ word: String) -> Bool {
    words.split(separator: " ").contains { $0 == word }
  }
}
