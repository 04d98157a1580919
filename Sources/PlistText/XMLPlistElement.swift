/// The elements of an XML property list (the DTD "PLIST 1.0").
enum XMLPlistElement: String, CaseIterable {
  case plist, array, dict, key, string, integer, real, date, data
  case `true`, `false`

  var isContainer: Bool { self == .plist || self == .array || self == .dict }

  var tag: String { "<\(rawValue)>" }

  /// The element that an unknown word may mean, or nil.
  static func nearest(to word: String) -> XMLPlistElement? {
    let lowered = word.lowercased()
    return XMLPlistElement(rawValue: lowered) ?? foreignWords[lowered]
  }

  static let valueTags = allCases.filter { $0 != .plist && $0 != .key }.map(\.tag)
    .joined(separator: " ")

  private static let foreignWords: [String: XMLPlistElement] = [
    "bool": .true, "boolean": .true, "yes": .true, "no": .false,
    "int": .integer, "number": .integer, "long": .integer,
    "float": .real, "double": .real, "decimal": .real,
    "str": .string, "text": .string, "strings": .string,
    "list": .array, "dictionary": .dict, "map": .dict, "object": .dict,
    "datetime": .date, "time": .date, "base64": .data, "keys": .key,
  ]
}
