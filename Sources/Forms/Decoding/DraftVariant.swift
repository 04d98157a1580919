import Expressions
import JSONText
import PlistText
import SourceText
import Values

/// A variant of a row while it is decoded.
package struct DraftVariant {
  package let title: String
  package let constant: JSONValue?
  package let predicate: DraftExpression?
  /// The form of its objects, which is given in place.
  package let form: PlistNode?
  /// Keys of rows that the variant itself has.
  let rowKeys: [PlistEntry]
  /// Reads the keys that only variants have; its position is the variant's.
  package let reader: DictionaryReader
  package let row: DraftRow

  /// Keys that say what the row is in whatever shape its value has.
  static let keysOfRow = [
    "identifier", "valuePath", "key", "section", "sortOrder", "showsInTable", "variants",
    "discriminator",
  ]

  /// The variant, which gets its row's identity with it.
  var settled: RowVariants.Variant {
    RowVariants.Variant(
      title: title, row: row.row.with { $0.variantTitle = title }, constant: constant,
      predicate: predicate?.expression)
  }
}

/// A variant while its own keys are read; all others are those of a row.
struct GivenVariant: GivenKeys {
  static let owner = VocabularyKey.Owner.variant

  var title: String?
  var constant: JSONValue?
  var predicate: DraftExpression?
  var form: PlistNode?
}

extension RowDecoder {
  /// The variants of a row: each is decoded as a row that has the keys of its owner and its own in place of them.
  func decodeVariants(of owner: DraftRow, _ entries: [PlistEntry]) -> [DraftVariant] {
    guard let nodes = owner.reader.value("variants")?.nodes else { return [] }
    // Keys of the row are read again for each.
    owner.context.decoding.diagnostics.mayRepeat = true
    let shared = entries.filter { !["variants", "discriminator"].contains($0.key) }
    return nodes.enumerated().compactMap { index, node in
      node.entries.map { decodeVariant($0, at: index, node.position, of: owner, shared) }
    }
  }

  private func decodeVariant(
    _ entries: [PlistEntry], at index: Int, _ position: SourcePosition, of owner: DraftRow,
    _ shared: [PlistEntry]
  ) -> DraftVariant {
    let context = owner.context
    let own = entries.filter { FormVocabulary.key($0.key, in: .variant) != nil }
    let reader = DictionaryReader(own, at: position, in: .variant, context)
    var given = GivenVariant()
    reader.fill(&given, by: FormVocabulary.variantTable)
    let rowKeys = entries.filter { FormVocabulary.key($0.key, in: .variant) == nil }
    let effective = rowKeys.filter { !DraftVariant.keysOfRow.contains($0.key) }
    let isMember = owner.reader.has("discriminator")
    let keys =
      effective + implied(by: given, isMember: isMember, besides: effective, at: position)
    let names = Set(names: keys.map(\.key))
    var decoder = self
    decoder.isVariant = true
    decoder.opensFormInPlace = given.form != nil
    let row = decoder.decode(
      shared.filter { !names.contains($0.key) } + keys, at: owner.reader.position, context)
    return DraftVariant(
      title: given.title ?? given.constant?.jsonText() ?? "\(index + 1)",
      constant: given.constant, predicate: given.predicate, form: given.form, rowKeys: rowKeys,
      reader: reader, row: row)
  }

  /// The keys that follow from a variant's own: the cell of a form in place, a constant as the only choice, unless it is
  /// that of a member (`isMember`).
  private func implied(
    by given: GivenVariant, isMember: Bool, besides keys: [PlistEntry],
    at position: SourcePosition
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
    } else if !isMember, let constant = given.constant, constant.kind.isScalar, constant != .null,
      !keys.contains(where: { $0.key == "choices" }), constant.suits(keys)
    {
      imply("values", list(constant.plainText))
      if let title = given.title { imply("titles", list(title)) }
      imply("valueType", .string(constant.typeOfConstant.rawValue))
    }
    return implied
  }
}

extension JSONValue {
  /// True if the keys of a variant give no type that the constant is not of.
  fileprivate func suits(_ keys: [PlistEntry]) -> Bool {
    let type = keys.first { $0.key == "valueType" }?.value.string.flatMap(ValueType.init)
    return type.map(isOf) ?? true
  }

  /// True unless a constant is none of such single values.
  func isOf(_ type: ValueType) -> Bool {
    type.kindOfScalars.map { converted(to: type).kind == $0 } ?? true
  }

  /// The type of a constant for which none is given: a property list may give every scalar as a string.
  var typeOfConstant: ValueType {
    switch self {
    case .bool: .bool
    case .number: .number
    case .string(let text) where JSONScanner.isNumber(text): .number
    case .string(let text) where Self.bool(formWord: text) != nil: .bool
    default: .string
    }
  }
}
