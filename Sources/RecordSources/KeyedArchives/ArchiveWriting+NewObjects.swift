import JSONText
import Records

/// Archives new values as objects of the surrounding classes.
extension ArchiveWriting {
  /// A new member of an object: the UID of a new object, or a value directly in the container.
  mutating func part(
    _ value: JSONValue, like model: Int?, isReferredTo: Bool
  ) -> NativeValue {
    switch value {
    case .bool where !isReferredTo, .number where !isReferredTo:
      if let model, case .single(_, let form, _) = document.locations[model].content,
        case .single(let type) = document.values.kind(of: model),
        let archived = form.archived(value, like: type)
      {
        return archived
      }
      return .single(PlistRefusals.type(of: value), value)
    case .null: return .uid(0)
    default: return .uid(newObject(value, like: model))
    }
  }

  mutating func newObject(_ value: JSONValue, like model: Int?) -> Int {
    if let model, let copy = copy(of: model, with: value) { return copy }
    switch value {
    case .null:
      let description = classObject(of: nil, or: ["NSNull", "NSObject"]) { _ in false }
      return object(.dictionary([("$class", .uid(description))]))
    case .string(let text) where document.paths[text] != nil: return document.paths[text] ?? 0
    case .array(let elements):
      let first = model.flatMap { document.values.children(of: $0).first { _ in true } }
      let items = elements.map { NativeValue.uid(newObject($0, like: first)) }
      return object(
        .dictionary([
          ("$class", .uid(classObject(of: model, or: ["NSArray", "NSObject"]) { $0.isList })),
          ("NS.objects", .array(items)),
        ]))
    case .object(let members): return newObject(members, like: model)
    default: return object(.single(PlistRefusals.type(of: value), value))
    }
  }

  private mutating func newObject(_ members: [JSONMember], like model: Int?) -> Int {
    let named = members.first { $0.name == "$class" }
    var description: Int?
    if case .string(let name)? = named?.value { description = graph.classes[name] }
    if description == nil, let model, case .members(let number) = document.locations[model].content
    {
      description = graph.values.member("$class", of: number).flatMap(graph.uid(at:))
    }
    guard let description else {
      let keys = members.map { NativeValue.uid(object(.single(.string, .string($0.name)))) }
      let items = members.map {
        NativeValue.uid(newObject($0.value, like: child(of: model, $0.name)))
      }
      let names = ["NSDictionary", "NSObject"]
      return object(
        .dictionary([
          ("$class", .uid(classObject(of: model, or: names) { $0.isDictionary })),
          ("NS.keys", .array(keys)), ("NS.objects", .array(items)),
        ]))
    }
    let parts = members.filter { !["$class", "$places"].contains($0.name) }.map { member in
      let like = child(of: model, member.name)
      let isReferredTo = like.map { document.locations[$0].object != nil } ?? false
      return (key: member.name, value: part(member.value, like: like, isReferredTo: isReferredTo))
    }
    return object(.dictionary([("$class", .uid(description))] + parts))
  }

  /// An object like a model with another value; nil if it doesn't fit the model's form.
  private mutating func copy(of model: Int, with value: JSONValue) -> Int? {
    if case .decimal(let decimal) = document.locations[model].content,
      case .number(let text) = value,
      let uid = document.locations[model].object, let edits = decimal.edits(setting: text)
    {
      return object(native(graph.objects[uid], edits))
    }
    guard case .single(let single, let form, let inner) = document.locations[model].content,
      let uid = document.locations[model].object,
      case .single(let type) = graph.values.kind(of: single),
      let archived = form.archived(value, like: type)
    else { return nil }
    var edits = ArchiveEdits(values: [single: archived])
    if let inner {
      let copy = object(native(graph.objects[inner.object], edits))
      edits = ArchiveEdits(values: [inner.reference: .uid(copy)])
    }
    return object(native(graph.objects[uid], edits))
  }

  /// The UID of a class: the model's, if that is of the kind, else the one with the name.
  private mutating func classObject(
    of model: Int?, or names: [String], _ isOfKind: (ArchiveLocation.Content) -> Bool
  ) -> Int {
    if let model, isOfKind(document.locations[model].content),
      let uid = document.locations[model].object,
      let number = graph.values.member("$class", of: graph.objects[uid]),
      let description = graph.uid(at: number)
    {
      return description
    }
    if let known = graph.classes[names[0]] ?? addedClasses[names[0]] { return known }
    let uid = object(
      .dictionary([
        ("$classes", .array(names.map { .single(.string, .string($0)) })),
        ("$classname", .single(.string, .string(names[0]))),
      ]))
    addedClasses[names[0]] = uid
    return uid
  }
}

extension ArchiveLocation.Content {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
  fileprivate var isDictionary: Bool { if case .dictionary = self { true } else { false } }
}
