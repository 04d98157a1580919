import JSONText
import PlistText
import Records
import SourceText
import Texts

/// A keyed archive: the objects of its property list as JSON, with the mapping of edits to the property list.
struct ArchiveDocument: TextFormatDocument {
  let graph: ArchiveGraph
  let values: DocumentValues
  /// Locations in the archive by value number.
  let locations: [ArchiveLocation]
  /// The number of values for each object, by UID.
  let occurrences: [UInt32]
  /// Objects by the path that is shown in their place.
  let paths: [ExactText: Int]
  let sharesValues: Bool
  /// Path of the records in the JSON.
  let recordsPath: [JSONStep]
  /// Values that others may refer to, by their objects' UIDs.
  private let numbers: [Int: Int]

  init(_ graph: ArchiveGraph, recordsPath: [JSONStep] = []) throws(SourceFault) {
    let projection = try ArchiveProjection(graph, recordsPath: recordsPath)
    self.graph = graph
    self.recordsPath = recordsPath
    numbers = projection.numbers
    values = projection.values
    locations = projection.locations
    occurrences = projection.occurrences
    paths = projection.paths
    sharesValues = graph.objects.indices.contains { Self.isShared($0, in: graph) }
  }

  var abilities: SourceAbilities { graph.base.abilities }

  func location(of number: Int) -> SourceLocation { graph.base.location(of: origin(of: number)) }

  func text(of number: Int, with changes: DocumentChanges) -> [UInt8]? { nil }

  var referenceMark: String? { paths.isEmpty ? nil : ArchiveProjection.referenceMark + "$" }

  func target(ofReference number: Int) -> Int? {
    if case .elsewhere(let uid) = locations[number].content { numbers[uid] } else { nil }
  }

  func showing(recordsAt path: [JSONStep]) throws(SourceFault) -> any TextFormatDocument {
    paths.isEmpty || path.isEmpty ? self : try ArchiveDocument(graph, recordsPath: path)
  }

  func sharing(of number: Int) -> ValueSharing? {
    guard let uid = locations[number].object, Self.isShared(uid, in: graph) else { return nil }
    return .inPlaces(Int(graph.references[uid]))
  }

  /// True for an object at several locations.
  private static func isShared(_ uid: Int, in graph: ArchiveGraph) -> Bool {
    graph.references[uid] > 1 && !graph.isNull(uid) && isOne(graph.objects[uid], in: graph)
  }

  /// The location of a value in the property list.
  private func origin(of number: Int) -> Int {
    let location = locations[number]
    if case .single(let single, _, _) = location.content { return single }
    if let object = location.object { return graph.objects[object] }
    return location.base >= 0 ? location.base : values.parent(of: number).map(origin) ?? 0
  }

  /// True for an object with identity, so that an edit applies to all locations.
  static func isOne(_ object: Int, in graph: ArchiveGraph) -> Bool {
    guard graph.values.kind(of: object) == .dictionary else {
      return graph.values.kind(of: object).isContainer
    }
    return ArchiveShape.shape(of: object, in: graph)?.isOne ?? true
  }
}

/// Refuses values that an archive can't store.
extension ArchiveDocument {
  func refusal(of value: JSONValue, replacing former: Int?) -> ValueRefusal? {
    guard let former else { return refusal(ofNew: value) }
    let location = locations[former]
    switch location.content {
    case .remark: return refusalOfClass
    case .elsewhere: return refusal(ofElsewhere: former)
    case .single(_, .textOfRuns, _): return ValueRefusal(Sentence { $0.archiveAttributesStay })
    case .single(let number, let form, _):
      return refusal(of: value, replacing: number, form, isReferredTo: location.object != nil)
    case .decimal(let decimal): return refusal(of: value, replacing: decimal)
    case .entry: return ValueRefusal(Sentence { $0.archiveKeysStay })
    case .null, .list, .numbered, .dictionary, .members, .entries: return refusal(ofNew: value)
    }
  }

  private func refusal(ofElsewhere number: Int) -> ValueRefusal {
    let count = locations[number].object.map { Int(graph.references[$0]) } ?? 0
    guard case .string(let text) = values.single(number) else { return refusalOfKeys }
    return ValueRefusal(
      Sentence {
        $0.archiveObjectIsElsewhere(
          String(text.dropFirst(ArchiveProjection.referenceMark.count)), count: count)
      })
  }

  private var refusalOfClass: ValueRefusal { ValueRefusal(Sentence { $0.archiveClassStays }) }

  private var refusalOfKeys: ValueRefusal { ValueRefusal(Sentence { $0.archiveKeysStay }) }

  private func refusal(of value: JSONValue, replacing decimal: ArchivedDecimal) -> ValueRefusal? {
    if case .number(let text) = value {
      return decimal.edits(setting: text) == nil
        ? ValueRefusal(Sentence { $0.archiveDecimalIsTooLong }) : nil
    }
    if case .string = value { return PlistRefusals.refusal(of: value) { $0.archiveHasDecimal } }
    return refusal(ofNew: value)
  }

  private func refusal(
    of value: JSONValue, replacing number: Int, _ form: ArchiveForm, isReferredTo: Bool
  ) -> ValueRefusal? {
    if value == .null {
      return isReferredTo ? nil : graph.base.refusal(of: .null, replacing: number)
    }
    guard value.kind.isScalar else { return refusal(ofNew: value) }
    guard case .single(let type) = graph.values.kind(of: number) else { return nil }
    if case .single(_, let archived)? = form.archived(value, like: type) {
      return graph.base.refusal(of: archived, replacing: number)
    }
    guard case .string = value else { return refusal(ofNew: value) }
    switch form {
    case .date: return PlistRefusals.refusal(of: value) { $0.plistHasDate }
    case .data: return PlistRefusals.refusal(of: value) { $0.plistHasData }
    case .uuid: return PlistRefusals.refusal(of: value) { $0.archiveHasUUID }
    default: return graph.base.refusal(of: value, replacing: number)
    }
  }

  /// Null is a separate object in an archive.
  private func refusal(ofNew value: JSONValue) -> ValueRefusal? {
    switch value {
    case .null: nil
    case .array(let elements): elements.lazy.compactMap(refusal(ofNew:)).first
    case .object(let members):
      members.lazy.compactMap { refusal(ofNew: .string($0.name)) ?? refusal(ofNew: $0.value) }.first
    default: graph.base.refusal(of: value, replacing: nil)
    }
  }

  var keepsRenamed: Bool { true }

  func refusal(ofRemoving number: Int) -> ValueRefusal? {
    if case .remark = locations[number].content {
      return refusalOfClass
    }
    guard let parent = values.parent(of: number) else { return nil }
    switch locations[parent].content {
    case .entries, .entry: return refusalOfKeys
    default: return nil
    }
  }

  func refusals(of changes: DocumentChanges) -> [ValueRefusal] {
    var refusals: [ValueRefusal?] = []
    changes.forEachNewValue { refusals.append(refusal(of: $1, replacing: $0)) }
    for (number, key) in changes.keys {
      refusals.append(key == "$class" ? refusalOfClass : refusal(ofRemoving: number))
    }
    changes.forEachComposed { container, parts in
      switch locations[container].content {
      case .entries, .entry: refusals.append(refusalOfKeys)
      case .members:
        let kept = Set(parts.compactMap { if case .kept(let child) = $0 { child } else { nil } })
        for child in values.children(of: container) where !kept.contains(child) {
          refusals.append(refusal(ofRemoving: child))
        }
        for case .new(let key?, _) in parts where key == "$class" {
          refusals.append(refusalOfClass)
        }
      case .single, .null, .list, .numbered, .decimal, .dictionary, .elsewhere, .remark: return
      }
    }
    return refusals.compactMap { $0 }
  }

  func file(with changes: DocumentChanges) -> FileChange {
    graph.base.file(with: ArchiveWriting(self).changes(changes))
  }
}

/// Consequences of edits for other values: a deleted object that others refer to is shown at another location, and a
/// shared object is edited at all of them.
extension ArchiveDocument {
  func jsonRead(with changes: DocumentChanges) -> [UInt8]? {
    guard !changes.isEmpty, sharesValues || changes.areOfContainers(in: values) else { return nil }
    var file: [UInt8] = []
    guard (try? self.file(with: changes).write { file += $0 }) != nil else { return nil }
    let source = SourceText(name: graph.name, buffer: ByteBuffer(file))
    let read = try? TextFormat.keyedArchive.read?(source)
    return try? read?.showing(recordsAt: recordsPath).values.json
  }
}

extension DocumentChanges {
  /// True if a list or an object is edited, replaced or created.
  fileprivate func areOfContainers(in values: DocumentValues) -> Bool {
    var found = false
    forEachComposed { _, _ in found = true }
    forEachNewValue { number, value in
      let wasContainer = number.map { values.kind(of: $0).isContainer } ?? true
      found = found || wasContainer || !value.kind.isScalar
    }
    return found
  }
}
