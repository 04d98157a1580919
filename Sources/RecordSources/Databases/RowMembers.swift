import JSONText
import SourceText

struct RowMembers {
  private var members: [ExactText: JSONSlice] = [:]
  /// Member names in the order of the record.
  private(set) var names: [String] = []

  init(_ record: JSONSlice) {
    for (name, value) in record.members where members.updateValue(value, forKey: name) == nil {
      names.append(name)
    }
  }

  subscript(name: String) -> JSONSlice? { members[name] }

  /// True if both have the same bytes there, or no member.
  func isSame(as other: RowMembers, in name: String) -> Bool {
    switch (self[name], other[name]) {
    case (nil, nil): true
    case (let a?, let b?): a.hasSameBytes(as: b)
    default: false
    }
  }
}
