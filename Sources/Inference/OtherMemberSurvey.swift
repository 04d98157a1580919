import JSONText
import Records
import SourceText
import Texts

/// Survey of single members of records, for rows that show them where no row of a form does.
package struct OtherMemberSurvey: Sendable {
  struct Member: Sendable {
    /// The path from the object of the form.
    let path: [JSONStep]
    var survey: MemberSurvey
  }

  private var members: [Member] = []
  private var indices: [[JSONStep]: Int] = [:]

  package init() {}

  package var count: Int { members.count }

  /// True if values at the path were examined.
  package func has(_ path: [JSONStep]) -> Bool { indices[path] != nil }

  /// Examines a value of a record. O(value).
  package mutating func add(
    _ value: JSONSlice, at path: [JSONStep], of record: RecordID, in table: RecordTable
  ) {
    guard let name = path.last?.name else { return }
    let index = indices[path] ?? members.count
    if index == members.count {
      indices[path] = index
      members.append(Member(path: path, survey: MemberSurvey(name: name)))
    }
    let types = table.origin.map { SourceTypes(origin: $0, record: record) }
    members[index].survey.add(value, SurveyScope(types: types, findsShapes: false))
  }

  /// The text of a form whose rows show the members; `refusal`: a message that each has as a problem.
  package func form(refusal: String?, texts: Texts) -> String {
    var writer = FormWriter(isList: false, texts: texts)
    return writer.form(ofMembers: members, refusal: refusal)
  }
}
