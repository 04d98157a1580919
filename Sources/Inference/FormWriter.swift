import JSONText
import PlistText
import SourceText
import Texts
import Values

/// Writes a form for what was found in data.
struct FormWriter {
  let texts: any Texts
  /// The forms of what is deeper, in the order in which rows name them.
  private var forms: [(name: String, rows: [String], title: String?)] = []
  private var names: Set<ExactText> = []
  /// The table of a database that the records are from; nil where it need not be named.
  var recordsTable: String?
  /// Whether comments say what was found in the records.
  var hasComments = true

  init(texts: any Texts) { self.texts = texts }

  /// Columns of the first table: more would not be in sight.
  private static let mostColumns = 8

  /// The whole form.
  mutating func form(
    of survey: ObjectSurvey, title: String, records: Int, of name: String?
  ) -> String {
    var sections: [String] = []
    var rows: [String] = []
    var columns: [String] = []
    var sectioned: [(name: String, members: [MemberSurvey])] = []
    let labels = MemberLabels(of: survey.members)
    for member in survey.members {
      if let inside = Self.section(member) {
        sectioned.append((member.name, inside))
        continue
      }
      rows.append(row(member, labels, at: [.member(member.name)], section: nil))
      columns.append(ValuePath(steps: [.member(member.name)]).description)
    }
    for (name, members) in sectioned {
      sections.append(
        "{ identifier = \(quoted(name)); key = \(quoted(labels.label(of: name))); }")
      let labels = MemberLabels(of: members)
      for (index, member) in members.enumerated() {
        let path = [JSONStep.member(name), .member(member.name)]
        rows.append(row(member, labels, at: path, section: index == 0 ? name : nil))
        columns.append(ValuePath(steps: path).description)
      }
    }
    var text = head(title, records, name)
    if let recordsTable { text += "  recordsTable = \(quoted(recordsTable));\n" }
    if let title = Self.titleMember(survey) { text += "  recordTitle = \(quoted(title));\n" }
    if columns.count > Self.mostColumns {
      let list = columns.prefix(Self.mostColumns).map(quoted).joined(separator: ", ")
      text += "  columns = ( \(list) );\n"
    }
    if !sections.isEmpty {
      text += "  sections = (\n    \(sections.joined(separator: ",\n    "))\n  );\n"
    }
    return text + body(rows)
  }

  /// The form of records some of which are not objects, or none has members: one row, which shows the record as a whole.
  mutating func form(
    ofValues values: MemberSurvey, title: String, records: Int, of name: String?
  ) -> String {
    let keys = [("key", Words.label(from: values.name)), ("valuePath", ValuePath.wholeWord)]
    let isEmpty =
      values.kinds.isEmpty || values.kind == .object && values.objects.members.isEmpty
    let row = isEmpty ? text(keys + anyKeys) + " }" : row(values, keys)
    return head(title, records, name) + body([row])
  }

  private func head(_ title: String, _ records: Int, _ name: String?) -> String {
    (hasComments ? "/* \(comment(texts.newFormComment(name, records: records))) */\n" : "")
      + "{\n  formVersion = 1;\n  title = \(quoted(TemplateText.template(of: title)));\n"
  }

  private func body(_ rows: [String]) -> String {
    var text = "  rows = (\n    \(rows.joined(separator: ",\n    "))\n  );\n"
    if !forms.isEmpty {
      text += "  forms = {\n\(forms.map(child).joined())  };\n"
    }
    return text + "}\n"
  }

  private func child(
    _ form: (name: String, rows: [String], title: String?)
  ) -> String {
    let title = form.title.map { "      recordTitle = \(quoted($0));\n" } ?? ""
    let rows = form.rows.joined(separator: ",\n        ")
    return
      "    \(quoted(form.name)) = {\n\(title)      rows = (\n        \(rows)\n      );\n    };\n"
  }

  // MARK: Rows

  /// The members of an object that are shown in a section of its record: only single values.
  private static func section(_ member: MemberSurvey) -> [MemberSurvey]? {
    guard member.kind == .object, !member.objects.members.isEmpty,
      member.objects.members.allSatisfy({ $0.kinds.isSubset(of: [.string, .number, .bool]) })
    else { return nil }
    return member.objects.members
  }

  private mutating func row(
    _ member: MemberSurvey, _ labels: MemberLabels, at path: [JSONStep], section: String?
  ) -> String {
    var keys = [
      ("key", labels.label(of: member.name)), ("valuePath", ValuePath(steps: path).description),
    ]
    if let section { keys.append(("section", section)) }
    return row(member, keys)
  }

  private mutating func row(_ member: MemberSurvey, _ keys: [(String, String)]) -> String {
    let text = text(keys + self.keys(member))
    let choices = choices(member)
    let list = choices.isEmpty ? "" : " values = ( \(choices.joined(separator: ", ")) );"
    return text + list + (note(member).map { " /* \(comment($0)) */ }" } ?? " }")
  }

  private func text(_ keys: [(String, String)]) -> String {
    "{ " + keys.map { "\($0.0) = \(quoted($0.1));" }.joined(separator: " ")
  }

  private mutating func keys(_ member: MemberSurvey) -> [(String, String)] {
    (member.isSecret || member.showsSecrets ? [("isSecure", "YES")] : []) + kindKeys(member)
  }

  private mutating func kindKeys(_ member: MemberSurvey) -> [(String, String)] {
    switch member.kind {
    case .string: textKeys(member)
    case .number: [("valueType", member.numbers.areWhole ? "integer" : "number")]
    case .bool: [("valueType", "bool")]
    case .object where member.isBeyond: [("valueType", "any")]
    // A page without rows would be a dead end: it is typed as JSON.
    case .object where member.objects.members.isEmpty: anyKeys
    case .object:
      [("segueIdentifier", add(member.objects, named: member.name))]
    case .array where member.holdsObjects && !member.objects.members.isEmpty:
      [("itemForm", add(member.objects, named: member.name))]
    case .array: [("valueType", "array")]
    case .null, nil: member.kinds.isEmpty ? [] : mixedKeys(member)
    }
  }

  /// Several kinds of values are typed as JSON, or as texts where that says nothing; the cell shows objects and lists among
  /// them, and leaves them alone. Secrets of several kinds are only shown: the field would not say which kind it has.
  private func mixedKeys(_ member: MemberSurvey) -> [(String, String)] {
    member.isSecret || member.showsSecrets ? [("valueType", "any")] : anyKeys
  }

  private let anyKeys = [("cellIdentifier", "TextFieldCell"), ("valueType", "any")]

  private func textKeys(_ member: MemberSurvey) -> [(String, String)] {
    guard member.texts.count > 0, !member.isSecret else { return [] }
    if member.isData { return [("cellIdentifier", "DataCell")] }
    if member.texts.areDates { return [("valueType", "date")] }
    if let shape = member.texts.shape {
      return [("regex", shape.pattern), ("regexMessage", texts.suchAs(shape.example))]
        + (shape.keyboard.map { [("keyboardType", $0)] } ?? [])
    }
    if !choices(member).isEmpty { return [("allowsOtherValue", "YES")] }
    return member.texts.isLong ? [("height", "auto")] : []
  }

  /// What there is to choose from where few texts repeat. That others come up is not the form's to forbid.
  private func choices(_ member: MemberSurvey) -> [String] {
    guard member.kind == .string, !member.isSecret, !member.isData, !member.texts.areDates,
      member.texts.shape == nil
    else { return [] }
    return member.texts.choices.map(quoted)
  }

  /// The numbers that were seen: whether they are limits is for the author to say.
  private func note(_ member: MemberSurvey) -> String? {
    guard hasComments, member.kind == .number, !member.isSecret,
      let range = member.numbers.range
    else { return nil }
    return texts.numbersSeen(range.low, range.high)
  }

  // MARK: Forms of what is deeper

  /// Adds a form; returns its name, which is that of the member unless another one has it.
  private mutating func add(_ survey: ObjectSurvey, named member: String) -> String {
    var name = member
    var number = 2
    while !names.insert(name).inserted {
      name = "\(member)-\(number)"
      number += 1
    }
    let place = forms.count
    forms.append((name, [], nil))
    let labels = MemberLabels(of: survey.members)
    let rows = survey.members.map { row($0, labels, at: [.member($0.name)], section: nil) }
    forms[place] = (name, rows, Self.titleMember(survey))
    return name
  }

  /// The member that names an object best: one that is called so, else the first text. What an archive says of the
  /// object itself, `$class`, is the same for most.
  private static func titleMember(_ survey: ObjectSurvey) -> String? {
    var texts = survey.members.filter { $0.kind == .string && !SecretName.isOne($0.name) }
    let own = texts.filter { !$0.name.hasPrefix("$") }
    if !own.isEmpty { texts = own }
    let named = naming.lazy.compactMap { word in texts.first { $0.name.lowercased() == word } }
    return (named.first ?? texts.first).map { template(ofMember: $0.name) }
  }

  /// A template that shows a member: its path, unless that has what begins a token or a block.
  private static func template(ofMember name: String) -> String {
    let path = ValuePath(steps: [.member(name)]).description
    return path.contains { "{<".contains($0) } ? "{\(path)}" : path
  }

  private static let naming = ["name", "title", "label", "fullname", "hostname", "id", "key"]

  // MARK: Text

  private func comment(_ text: String) -> String { OpenStepString.inComment(text) }

  private func quoted(_ text: String) -> String { OpenStepString.written(text) }
}
