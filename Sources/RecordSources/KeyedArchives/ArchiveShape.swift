import JSONText
import PlistText
import Records
import SourceText

/// The archived forms of Foundation's classes that are shown as values.
///
/// An object of another form is shown as an object with its members, so that nothing is hidden.
enum ArchiveShape {
  /// `NS.objects`.
  case list(Int)
  /// Value numbers of the arrays `NS.keys` and `NS.objects`.
  case dictionary(keys: Int, objects: Int)
  /// Value numbers of the members `NS.object.0`, `NS.object.1` …, in numeric order.
  case numbered([Int])
  /// Value number of the member with the value, and its form.
  case wrapper(Int, ArchiveForm)
  case decimal(ArchivedDecimal)
  case null

  /// The shape of an object, and true if it has identity; nil for other classes.
  static func shape(of object: Int, in graph: ArchiveGraph) -> (shape: ArchiveShape, isOne: Bool)? {
    let classes = graph.classes(of: object)
    guard let known = classes.lazy.compactMap({ Self.kinds[$0] }).first else { return nil }
    let values = graph.values
    func member(_ name: String) -> Int? { values.member(name, of: object) }
    let count = values.children(of: object).reduce(0) { count, _ in count + 1 }
    let isOne = classes.contains(where: Self.mutableCollections.contains)
    switch known {
    case .list:
      guard count == 2, let list = member("NS.objects"), values.kind(of: list) == .array else {
        return numbered(object, in: graph).map { (.numbered($0), isOne) }
      }
      return (.list(list), isOne)
    case .decimal: return ArchivedDecimal(object, in: values).map { (.decimal($0), false) }
    case .dictionary:
      guard count == 3, let keys = member("NS.keys"), let list = member("NS.objects"),
        values.kind(of: keys) == .array, values.kind(of: list) == .array,
        Array(values.children(of: keys)).count == Array(values.children(of: list)).count
      else { return nil }
      return (.dictionary(keys: keys, objects: list), isOne)
    case .wrapper(let name, let form):
      guard let value = member(name) else { return nil }
      switch form {
      case .text where name == "NS.relative":
        guard count == 3, let base = member("NS.base").flatMap(graph.uid(at:)) else { return nil }
        if graph.isNull(base) { return (.wrapper(value, .text), false) }
        return address(of: base, in: graph).map { (.wrapper(value, .address(below: $0)), false) }
      case .text where name == "NSString":
        return (.wrapper(value, member("NSAttributeInfo") == nil ? .text : .textOfRuns), false)
      default: return count == 2 ? (.wrapper(value, form), false) : nil
      }
    case .null: return count == 1 ? (.null, false) : nil
    }
  }

  /// The elements of an ordered set in the form of Apple's Foundation; nil if there are other members, too.
  private static func numbered(_ object: Int, in graph: ArchiveGraph) -> [Int]? {
    var elements: [Int: Int] = [:]
    for child in graph.values.children(of: object) {
      let key = graph.values.key(of: child)
      if key == "$class" { continue }
      guard let index = ArchiveNumbering.index(of: key), elements[index] == nil else { return nil }
      elements[index] = child
    }
    let ordered = (0..<elements.count).compactMap { elements[$0] }
    return ordered.count == elements.count ? ordered : nil
  }

  /// The text of a URL that others are relative to; nil if it is relative itself, so that a cycle is possible.
  private static func address(of uid: Int, in graph: ArchiveGraph) -> String? {
    let (object, values) = (graph.objects[uid], graph.values)
    guard graph.classes(of: object).contains("NSURL"),
      values.member("NS.base", of: object).flatMap(graph.uid(at:)).map(graph.isNull) == true,
      let member = values.member("NS.relative", of: object)
    else { return nil }
    let number = graph.uid(at: member).map { graph.objects[$0] } ?? member
    guard values.kind(of: number) == .single(.string),
      case .string(let text) = values.single(number)
    else { return nil }
    return text
  }

  private enum Kind {
    case list, dictionary, decimal, null
    case wrapper(String, ArchiveForm)
  }

  private static let mutableCollections: Set = [
    "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableOrderedSet",
  ]

  private static let kinds: [String: Kind] = [
    "NSArray": .list, "NSSet": .list, "NSOrderedSet": .list, "NSDictionary": .dictionary,
    "NSString": .wrapper("NS.string", .text), "NSData": .wrapper("NS.data", .data),
    "NSDate": .wrapper("NS.time", .date), "NSUUID": .wrapper("NS.uuidbytes", .uuid),
    "NSURL": .wrapper("NS.relative", .text), "NSNull": .null, "NSDecimalNumber": .decimal,
    "NSAttributedString": .wrapper("NSString", .text),
  ]
}

/// The keys of an ordered set's elements: `NS.object.0`, `NS.object.1` …
enum ArchiveNumbering {
  private static let prefix = "NS.object."

  static func key(of index: Int) -> String { "\(prefix)\(index)" }

  /// Nil for any other key, `NS.object.01` included.
  static func index(of key: String) -> Int? {
    guard key.hasPrefix(prefix), let index = Int(key.dropFirst(prefix.count)),
      Self.key(of: index) == key
    else { return nil }
    return index
  }
}
