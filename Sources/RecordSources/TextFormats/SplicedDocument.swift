import JSONText
import PlistText
import Records
import SourceText
import Texts
import Values

/// A document whose values know their positions in its text: an edit splices the changed parts, and all other bytes
/// stay.
struct SplicedDocument<Notation: TextNotation>: TextFormatDocument {
  let notation: Notation
  /// The document's text in UTF-8.
  let text: SourceText
  let encoding: UnicodeEncoding
  let values: DocumentValues
  /// Text positions by value number.
  let locations: [TextLocation]
  let style: TextStyle
  /// True if encoding the text gives the file's bytes.
  let canBeEncoded: Bool

  init(
    _ notation: Notation, _ text: SourceText, _ encoding: UnicodeEncoding, _ values: DocumentValues,
    _ locations: [TextLocation], canBeEncoded: Bool = true
  ) {
    self.notation = notation
    self.text = text
    self.encoding = encoding
    self.values = values
    self.locations = locations
    style = TextStyle(text, values, locations, notation)
    self.canBeEncoded = canBeEncoded
  }

  var bytes: UnsafeRawBufferPointer { text.buffer.bytes }

  var abilities: SourceAbilities {
    var abilities = SourceAbilities()
    if let refusal = notation.refusal(of: .null, as: .null) {
      abilities.refuse(.holdNull) { refusal.message.text(in: $0) }
    }
    if !canBeEncoded { abilities.refuse(.save, .saveAs) { $0.encodingOnlyShown } }
    return abilities
  }

  func date(_ text: String, _ floating: FloatingTime) -> String? { notation.date(text, floating) }
  var keepsRenamed: Bool { true }
  func holdsData(_ text: String) -> Bool { notation.canHold(.string(text), as: .data) }

  func location(of number: Int) -> SourceLocation {
    var index = LineIndex(text.buffer)
    return .text(index.position(at: locations[number].element.lowerBound))
  }

  func file(with changes: DocumentChanges) -> FileChange {
    FileChange(text, splices(changes, in: 0..<values.count), in: encoding)
  }

  func text(of number: Int, with changes: DocumentChanges) -> [UInt8]? {
    bytes(locations[number].element, of: number, with: changes)
  }

  func refusal(of value: JSONValue, replacing former: Int?) -> ValueRefusal? {
    guard let former, case .single(let type) = values.kind(of: former) else {
      return refusal(ofNew: value)
    }
    if let refusal = notation.refusal(at: locations[former], in: bytes) { return refusal }
    guard value.kind.isScalar else { return refusal(ofNew: value) }
    return notation.refusal(of: value, as: type)
  }

  /// A second reading finds what a comment has taken in.
  func refusal(ofWriting changes: DocumentChanges) -> ValueRefusal? {
    guard !changes.isEmpty, let read = notation.format?.read else { return nil }
    let written = bytes(0..<bytes.count, of: 0, with: changes)
    let expected = ChangedValues(values, changes).value(of: 0)
    do throws(SourceFault) {
      let found = try read(SourceText(name: text.name, buffer: ByteBuffer(written))).values.whole
      guard let place = found.firstOtherPart(than: expected) else { return nil }
      let path = ValuePath(steps: place).description
      return ValueRefusal(Sentence { $0.wouldReadDifferently(at: path) })
    } catch {
      let message = error.messageWithoutContent
      return ValueRefusal(Sentence { $0.wouldBeInvalid(message.text(in: $0)) })
    }
  }

  /// The refusal of a value that the document can't contain anywhere.
  private func refusal(ofNew value: JSONValue) -> ValueRefusal? {
    switch value {
    case .array(let elements): elements.lazy.compactMap(refusal(ofNew:)).first
    case .object(let members):
      members.lazy.compactMap { member in
        notation.refusal(of: .string(member.name), as: .string) ?? refusal(ofNew: member.value)
      }.first
    default: notation.refusal(of: value, as: notation.type(of: value))
    }
  }

  /// The bytes of a part of the text with a value, with changes of it and of its contents.
  func bytes(_ range: Range<Int>, of number: Int, with changes: DocumentChanges) -> [UInt8] {
    bytes.spliced(range, by: splices(changes, in: values.all(in: number)))
  }

  /// The splices of some values' changes, in the order of the text.
  private func splices(_ changes: DocumentChanges, in numbers: Range<Int>) -> [FileChange.Splice] {
    var splices: [FileChange.Splice] = []
    var next = numbers.lowerBound
    while let number = changes.first(from: next), number < numbers.upperBound {
      if let key = changes.keys[number] {
        let range = locations[number].key
        let former = UnsafeRawBufferPointer(rebasing: bytes[range])
        splices.append((range, notation.key(key, like: former)))
      }
      switch changes[number] {
      case .value(let value)?: splices.append(splice(number, by: value))
      case .native(let value)?:
        let location = locations[number]
        splices.append((location.element, gap(of: location) + written(value, line(of: number))))
      case .parts(let parts)?: splices += splice(number, having: parts, changes)
      case nil:
        next = number + 1
        continue
      }
      next = values.all(in: number).upperBound
    }
    return splices
  }

  private func splice(_ number: Int, by value: JSONValue) -> FileChange.Splice {
    let location = locations[number]
    guard case .single(let type) = values.kind(of: number), value.kind.isScalar else {
      return (
        location.element,
        gap(of: location)
          + written(value, like: nil, line(of: number))
      )
    }
    let newType = notation.canHold(value, as: type) ? type : notation.type(of: value)
    let splice = notation.replacement(of: location, as: type, in: bytes, by: value, as: newType)
    return (splice.range, gap(of: location) + splice.new)
  }

  /// The text between a key and a new value; empty if it has one.
  private func gap(of location: TextLocation) -> [UInt8] {
    location.hasNoValue ? style.keyGap ?? notation.keyGap : []
  }

  private func splice(
    _ number: Int, having parts: [DocumentChanges.Part], _ changes: DocumentChanges
  ) -> [FileChange.Splice] {
    let composition = Composition(document: self, container: number, changes: changes)
    let splice = composition.splice(parts)
    return FileChange.trimmed(splice, in: bytes).map { [$0] } ?? []
  }
}
