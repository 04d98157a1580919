import JSONText
import Records

enum ArchiveContents {
  case null
  case single(Single)
  case decimal(ArchivedDecimal)
  case list(Int)
  /// A list whose elements are members of an object.
  case numbered(Int, elements: [Int])
  /// A dictionary with string keys only.
  case dictionary(keys: Int, objects: Int, names: [String])
  /// A dictionary with other keys, too.
  case entries(keys: Int, objects: Int)
  /// The members of an object with its class, or of a dictionary of the property list.
  case members(Int, className: String?)

  /// A value and its location in the property list.
  struct Single {
    let value: JSONValue
    let type: NativeType
    let number: Int
    let form: ArchiveForm
    /// The object that contains the value, if it is another one.
    let inner: ArchiveLocation.Link?
  }

  /// `base`: the location of the value, or of the UID that refers to the object, in the property list.
  init(at base: Int, in graph: ArchiveGraph) {
    let values = graph.values
    let uid = graph.uid(at: base)
    let number = uid.map { graph.objects[$0] } ?? base
    switch values.kind(of: number) {
    case .single(let type):
      self = .single(
        Single(
          value: values.single(number), type: type, number: number, form: .plain, inner: nil))
    case .array, .set: self = .list(number)
    case .dictionary:
      self =
        (uid != nil ? Self.known(number, in: graph) : nil)
        ?? .members(number, className: graph.classes(of: number).first)
    }
  }

  var isContainer: Bool {
    switch self {
    case .null, .single, .decimal: false
    case .list, .numbered, .dictionary, .entries, .members: true
    }
  }

  var isList: Bool {
    switch self {
    case .list, .numbered: true
    case .null, .single, .decimal, .dictionary, .entries, .members: false
    }
  }

  /// An object of Foundation; nil if its contents differ from the usual ones.
  private static func known(_ number: Int, in graph: ArchiveGraph) -> ArchiveContents? {
    switch ArchiveShape.shape(of: number, in: graph)?.shape {
    case .null?: .null
    case .list(let list)?: .list(list)
    case .numbered(let elements)?: .numbered(number, elements: elements)
    case .decimal(let decimal)?: .decimal(decimal)
    case .dictionary(let keys, let objects)?: dictionary(keys, objects, in: graph)
    case .wrapper(let member, let form)?: single(member, form, in: graph).map { .single($0) }
    case nil: nil
    }
  }

  private static func dictionary(
    _ keys: Int, _ objects: Int, in graph: ArchiveGraph
  ) -> ArchiveContents {
    var names: [String] = []
    for key in graph.values.children(of: keys) {
      let number = graph.uid(at: key).map { graph.objects[$0] } ?? key
      guard graph.values.kind(of: number) == .single(.string),
        case .string(let name) = graph.values.single(number)
      else { return .entries(keys: keys, objects: objects) }
      names.append(name)
    }
    return .dictionary(keys: keys, objects: objects, names: names)
  }

  /// The only member of a wrapper object; nil if it has another form.
  private static func single(
    _ member: Int, _ form: ArchiveForm, in graph: ArchiveGraph
  ) -> Single? {
    var (number, inner): (Int, ArchiveLocation.Link?) = (member, nil)
    if let uid = graph.uid(at: member) {
      guard !graph.isNull(uid) else { return nil }
      number = graph.objects[uid]
      inner = ArchiveLocation.Link(reference: member, object: uid)
    }
    guard case .single(let type) = graph.values.kind(of: number),
      let (shownType, value) = form.shown(graph.values.single(number), as: type)
    else { return nil }
    return Single(value: value, type: shownType, number: number, form: form, inner: inner)
  }
}
