import JSONText
import PlistText
import Records
import SourceText
import Texts

/// The objects of a keyed archive in its property list, by UID.
struct ArchiveGraph: Sendable {
  let base: any TextFormatDocument
  let name: String
  /// The dictionary of archived values, and the list of all objects, in the property list.
  let (top, list): (Int, Int)
  /// Numbers in the property list by UID.
  let objects: [Int]
  /// The number of UIDs that refer to each object.
  let references: [UInt32]
  /// UIDs of class descriptions by class name.
  let classes: [ExactText: Int]

  var values: DocumentValues { base.values }

  init(_ base: any TextFormatDocument, named name: String) throws(SourceFault) {
    let values = base.values
    func part(_ key: String, _ kind: DocumentValues.Kind) throws(SourceFault) -> Int {
      guard let number = values.member(key, of: 0), values.kind(of: number) == kind else {
        throw Self.fault(name, base, at: 0) { $0.archiveLacks(key) }
      }
      return number
    }
    self.base = base
    self.name = name
    top = try part("$top", .dictionary)
    list = try part("$objects", .array)
    objects = Array(values.children(of: list))
    var references = [UInt32](repeating: 0, count: objects.count)
    for part in [top, list] {
      for number in values.all(in: part) {
        guard let uid = values.uid(at: number) else { continue }
        guard objects.indices.contains(uid) else {
          throw Self.fault(name, base, at: number) { [count = objects.count] in
            $0.archiveHasNoObject(uid, of: count)
          }
        }
        references[uid] &+= 1
      }
    }
    self.references = references
    var classes: [ExactText: Int] = [:]
    for (uid, object) in objects.enumerated() where values.kind(of: object) == .dictionary {
      guard let number = values.member("$classname", of: object),
        case .string(let className) = values.single(number)
      else { continue }
      classes[className] = classes[className] ?? uid
    }
    self.classes = classes
  }

  /// The object that a value of the property list refers to; nil if it is not a UID.
  func uid(at number: Int) -> Int? { values.uid(at: number) }

  func isNull(_ uid: Int) -> Bool {
    uid == 0 && values.single(objects[0]) == .string("$null")
  }

  /// The names of an object's class and its superclasses.
  func classes(of object: Int) -> [String] {
    guard let uid = values.member("$class", of: object).flatMap(uid(at:)) else { return [] }
    let description = objects[uid]
    guard values.kind(of: description) == .dictionary else { return [] }
    var names: [String] = []
    if let number = values.member("$classname", of: description) { names += [text(number)] }
    if let list = values.member("$classes", of: description) {
      names += values.children(of: list).map(text)
    }
    return names
  }

  func fault(
    at number: Int, _ message: @escaping @Sendable (Texts) -> String
  ) -> SourceFault {
    Self.fault(name, base, at: number, message)
  }

  private func text(_ number: Int) -> String {
    if case .string(let text) = values.single(number) { text } else { "" }
  }

  private static func fault(
    _ name: String, _ base: any TextFormatDocument, at number: Int,
    _ message: @escaping @Sendable (Texts) -> String
  ) -> SourceFault {
    SourceFault(
      name: name, location: base.location(of: number), code: "ARCHIVE", message: Sentence(message),
      messageWithoutContent: Sentence { $0.isNoArchive })
  }
}

extension DocumentValues {
  /// A UID of a property list: a special type in binary ones, a dictionary with the only key `CF$UID` in XML.
  fileprivate func uid(at number: Int) -> Int? {
    switch kind(of: number) {
    case .single(.uid): break
    case .dictionary:
      guard all(in: number).count == 2, kind(of: number + 1) == .single(.integer),
        key(of: number + 1) == "CF$UID"
      else { return nil }
      return Int(json(of: number + 1))
    default: return nil
    }
    return Int(json(of: number))
  }
}
