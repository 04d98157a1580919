import Expressions
import JSONText
import PlistText
import SourceText
import Values

/// A variant of a row while it is decoded.
struct DraftVariant {
  let title: String
  let constant: JSONValue?
  let predicate: Expression?
  /// The form of its objects, which is given in place.
  let form: PlistNode?
  let row: DraftRow

  /// The variant, which gets its row's identity with it.
  var settled: RowVariants.Variant {
    RowVariants.Variant(
      title: title, row: row.row.with { $0.variantTitle = title }, constant: constant,
      predicate: predicate)
  }
}

/// A variant while its own keys are read; all others are those of a row.
struct GivenVariant: GivenKeys {
  static let owner = VocabularyKey.Owner.variant

  var title: String?
  var constant: JSONValue?
  var predicate: Expression?
  var form: PlistNode?
}

extension RowDecoder {
  /// The variants of a row: each is decoded as a row that has the keys of its owner and its own in place of them.
  func decodeVariants(of owner: DraftRow, _ entries: [PlistEntry]) -> [DraftVariant] {
    guard let nodes = owner.reader.value("variants")?.nodes else { return [] }
    let context = owner.context
    // Keys of the row are read again for each.
    context.decoding.diagnostics.mayRepeat = true
    let shared = entries.filter { !["variants", "discriminator"].contains($0.key) }
    return nodes.enumerated().compactMap { index, node in
      guard let all = node.entries else { return nil }
      var given = GivenVariant()
      let own = all.filter { FormVocabulary.key($0.key, in: .variant) != nil }
      DictionaryReader(own, at: node.position, in: .variant, context)
        .fill(&given, by: FormVocabulary.variantTable)
      var keys = all.filter { FormVocabulary.key($0.key, in: .variant) == nil }
      keys += implied(by: given, besides: keys, at: node.position)
      let names = Set(names: keys.map(\.key))
      var decoder = self
      decoder.opensFormInPlace = given.form != nil
      let row = decoder.decode(
        shared.filter { !names.contains($0.key) } + keys, at: owner.reader.position, context)
      return DraftVariant(
        title: given.title ?? given.constant?.jsonText() ?? "\(index + 1)",
        constant: given.constant, predicate: given.predicate, form: given.form, row: row)
    }
  }

  /// The keys that follow from a variant's own: the cell of a form in place, a constant as the only choice.
  private func implied(
    by given: GivenVariant, besides keys: [PlistEntry], at position: SourcePosition
  ) -> [PlistEntry] {
    var implied: [PlistEntry] = []
    func imply(_ key: String, _ content: PlistContent) {
      guard !keys.contains(where: { $0.key == key }) else { return }
      let node = PlistNode(content: content, position: position)
      implied.append(PlistEntry(key: key, keyPosition: position, value: node))
    }
    func list(_ text: String) -> PlistContent {
      .array([PlistNode(content: .string(text), position: position)])
    }
    if given.form != nil {
      let cell = cells.declarations.first { $0.traits.contains(.opensObject) }
      if let cell { imply("cellIdentifier", .string(cell.name)) }
    } else if let constant = given.constant, constant.kind.isScalar, constant != .null,
      !keys.contains(where: { $0.key == "choices" })
    {
      imply("values", list(constant.plainText))
      if let title = given.title { imply("titles", list(title)) }
      imply("valueType", .string(constant.typeOfConstant.rawValue))
    }
    return implied
  }
}

extension JSONValue {
  /// The type of a constant for which none is given: a property list may give every scalar as a string.
  fileprivate var typeOfConstant: ValueType {
    switch self {
    case .bool: .bool
    case .number: .number
    case .string(let text) where JSONScanner.isNumber(text): .number
    case .string(let text) where Self.bool(formWord: text) != nil: .bool
    default: .string
    }
  }
}
