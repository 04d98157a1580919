import JSONText
import PlistText
import SourceText
import Texts
import Values

struct FormWriter {
  let texts: Texts
  private var forms = InferredChildForms()
  /// The table of a database with the records; nil if it need not be named.
  var recordsTable: String?
  var hasComments = true
  private let isList: Bool

  init(isList: Bool, texts: Texts) {
    self.isList = isList
    self.texts = texts
  }

  /// Limit of columns: more would not be visible.
  private static let mostColumns = 8

  mutating func form(
    of survey: ObjectSurvey, title: String, records: Int, of name: String?
  ) -> String {
    var sections = InferredSections(of: survey.members)
    var rows: [InferredRow] = []
    var paths: [[JSONStep]] = []
    func add(_ member: MemberSurvey, _ labels: MemberLabels, _ path: [JSONStep], _ section: String?)
    {
      rows.append(row(member, labels.label(of: member.name), at: path, section: section))
      paths.append(path)
    }
    let labels = MemberLabels(of: survey.members)
    for member in survey.members {
      guard let inside = Self.section(member) else {
        add(member, labels, [.member(member.name)], sections.goOn())
        continue
      }
      let section = sections.begin(member.name, label: labels.label(of: member.name))
      let labels = MemberLabels(of: inside)
      for (index, single) in inside.enumerated() {
        let path = [JSONStep.member(member.name), .member(single.name)]
        add(single, labels, path, index == 0 ? section : nil)
      }
    }
    var text = head(title, records, name)
    if let recordsTable { text += "  recordsTable = \(quoted(recordsTable));\n" }
    if let title = Self.titleMember(survey, isItem: isList) {
      text += "  recordTitle = \(quoted(title));\n"
    }
    if isList, paths.count > Self.mostColumns {
      let columns = paths.prefix(Self.mostColumns).map { ValuePath(steps: $0).description }
      text += "  columns = ( \(columns.map(quoted).joined(separator: ", ")) );\n"
    }
    return text + sections.text + forms.text(below: rows) + "}\n"
  }

  /// The form of records some of which are not objects, or none of which has members: one row, which shows the whole
  /// record.
  mutating func form(
    ofValues values: MemberSurvey, title: String, records: Int, of name: String?
  ) -> String {
    var row = InferredRow()
    row.add([("key", Words.label(from: values.name)), ("valuePath", ValuePath.wholeWord)])
    let isEmpty =
      values.kinds.isEmpty || values.kind == .object && values.objects.members.isEmpty
    if isEmpty { row.add(Self.anyKeys) } else { describe(values, in: &row) }
    return head(title, records, name) + forms.text(below: [row]) + "}\n"
  }

  /// A form of some members alone, without demands on their values. `refusal`: a message that each has as a problem.
  mutating func form(ofMembers members: [OtherMemberSurvey.Member], refusal: String?) -> String {
    hasComments = false
    let labels = MemberLabels(of: members.map(\.survey))
    let rows = members.map { member in
      let before = member.path.dropLast().map { Words.label(from: $0.name) }
      let label = (before + [labels.label(of: member.survey.name)]).joined(separator: " › ")
      var row = row(member.survey, label, at: member.path)
      if let refusal { row.refuse(with: refusal) }
      return row
    }
    return "{\n\(forms.text(below: rows))}\n"
  }

  private func head(_ title: String, _ records: Int, _ name: String?) -> String {
    let comment = texts.newFormComment(name, records: records)
    return (hasComments ? "/* \(OpenStepString.inComment(comment)) */\n" : "")
      + "{\n  formVersion = 1;\n  title = \(quoted(TemplateText.template(of: title)));\n"
  }

  // MARK: Rows

  /// The members of an object that are shown in a section of its record: only single values.
  private static func section(_ member: MemberSurvey) -> [MemberSurvey]? {
    guard member.kind == .object, !member.objects.members.isEmpty,
      MapSurvey.items(of: member) == nil,
      member.objects.members.allSatisfy({ $0.kinds.isSubset(of: [.string, .number, .bool]) })
    else { return nil }
    return member.objects.members
  }

  private mutating func row(
    _ member: MemberSurvey, _ label: String, at path: [JSONStep], section: String? = nil
  ) -> InferredRow {
    var row = InferredRow()
    row.add([("key", label), ("valuePath", ValuePath(steps: path).description)])
    if let section { row.add([("section", section)]) }
    describe(member, in: &row)
    return row
  }

  private mutating func describe(_ member: MemberSurvey, in row: inout InferredRow) {
    if member.isSecret || member.showsSecrets { row.add([("isSecure", "YES")]) }
    switch member.kind {
    case .string: row.add(textKeys(member))
    case .number: row.add([("valueType", member.takesWholeNumbersOnly ? "integer" : "number")])
    case .bool: row.add([("valueType", "bool")])
    case .object where member.isBeyond: row.add([("valueType", "any")])
    // A page without rows would be a dead end: it is typed as JSON.
    case .object where member.objects.members.isEmpty: row.add(Self.anyKeys)
    case .object:
      if let items = MapSurvey.items(of: member) { return describe(mapOf: items, in: &row) }
      row.child = child(member, "segueIdentifier")
    case .array: describe(listsOf: member, in: &row)
    case nil where hasShapes(member): row.variants = variants(of: member)
    case .null, nil: row.add(member.kinds.isEmpty ? Self.unseenKeys(member) : mixedKeys(member))
    }
    let declared = DeclaredRules(member)
    row.add(choices: declared.choices.isEmpty ? choices(member) : declared.choices)
    row.add(declared.keys)
    row.note = note(member)
  }

  /// The row of a map has the keys of its plain values; other values have a form.
  private mutating func describe(mapOf items: MemberSurvey, in row: inout InferredRow) {
    row.add([("cellIdentifier", "MapCell")])
    switch items.kind {
    case .string where !items.isData:
      let keys = textKeys(items).filter { $0.0 != "height" }
      row.add((items.texts.areDates ? [] : [("valueType", "string")]) + keys)
      row.add(choices: choices(items))
    case .number: row.add([("valueType", items.takesWholeNumbersOnly ? "integer" : "number")])
    case .bool: row.add([("valueType", "bool")])
    case .object where !items.objects.members.isEmpty && MapSurvey.items(of: items) == nil:
      row.child = child(items, "itemForm")
    default: row.child = child(ofValues: items)
    }
  }

  /// Lists of single values, and lists of such lists, have no form; others one with a row for each kind of item.
  private mutating func describe(listsOf member: MemberSurvey, in row: inout InferredRow) {
    guard !member.isSecret, let items = member.items, items.opensForms else {
      return row.add([("valueType", "array")])
    }
    row.child =
      items.kind == .object ? child(items, "itemForm", isItem: true) : child(ofValues: items)
  }

  /// The form of values that are no objects with members: one row, which shows the whole value.
  private mutating func child(ofValues items: MemberSurvey) -> InferredRow.Child {
    var row = InferredRow()
    row.add([("key", Words.label(from: items.name)), ("valuePath", ValuePath.wholeWord)])
    describe(items, in: &row)
    let form = forms.index(ofRows: [row], title: nil)
    return InferredRow.Child(key: "itemForm", member: items.name, form: form)
  }

  /// True for values of several kinds that hold no secrets. A text typed for binary data would not be data.
  private func hasShapes(_ member: MemberSurvey) -> Bool {
    member.kinds.count > 1 && !member.isBeyond && !member.isSecret && !member.showsSecrets
      && !member.holdsData
  }

  /// A row for each kind of value.
  private mutating func variants(of member: MemberSurvey) -> [InferredRow] {
    var rows: [InferredRow] = []
    for kind in member.counts.order {
      var row = InferredRow()
      row.add([("title", title(of: kind))])
      describe(kind, of: member, in: &row)
      rows.append(row)
    }
    return rows
  }

  private func title(of kind: JSONKind) -> String {
    switch kind {
    case .string: texts.shapeText
    case .number: texts.shapeNumber
    case .bool: texts.shapeSwitch
    case .array: texts.shapeList
    case .object, .null: texts.shapeObject
    }
  }

  private mutating func describe(
    _ kind: JSONKind, of member: MemberSurvey, in row: inout InferredRow
  ) {
    switch kind {
    case .string: row.add([("valueType", "string")])
    case .number: row.add([("valueType", "number")])
    case .bool: row.add([("valueType", "bool")])
    case .array: describe(listsOf: member, in: &row)
    case .object, .null:
      guard let objects = member.ofObjects, !objects.objects.members.isEmpty else {
        return row.add([("valueType", "any")])
      }
      if let items = MapSurvey.items(of: objects) { return describe(mapOf: items, in: &row) }
      row.child = child(objects, "segueIdentifier")
    }
  }

  /// Values of several kinds that are no variants are typed as JSON, or as texts if no kind is known. Secrets of several
  /// kinds are only shown: the field would not reveal their kind.
  private func mixedKeys(_ member: MemberSurvey) -> [(String, String)] {
    member.isSecret || member.showsSecrets ? [("valueType", "any")] : Self.anyKeys
  }

  private static let anyKeys = [("cellIdentifier", "TextFieldCell"), ("valueType", "any")]

  /// The source may declare a type if no record has a value; otherwise any type is possible. A secret is typed as a
  /// text.
  private static func unseenKeys(_ member: MemberSurvey) -> [(String, String)] {
    switch member.declared?.type {
    case .string: []
    case .integer: [("valueType", "integer")]
    case .real: [("valueType", "number")]
    case .boolean: [("valueType", "bool")]
    case .date where member.declared?.hasTime == true:
      [("valueType", "date"), ("datePickerMode", "dateAndTime")]
    case .date: [("valueType", "date")]
    case .data: [("cellIdentifier", "DataCell")]
    case .uid, .null, nil: member.isSecret ? [] : anyKeys
    }
  }

  private func textKeys(_ member: MemberSurvey) -> [(String, String)] {
    guard member.texts.count > 0, !member.isSecret else { return [] }
    if member.isData { return [("cellIdentifier", "DataCell")] }
    if member.texts.areDates { return [("valueType", "date")] }
    if let shape = member.texts.shape {
      return [("regex", shape.pattern), ("regexMessage", texts.suchAs(shape.example))]
        + (shape.keyboard.map { [("keyboardType", $0)] } ?? [])
    }
    if !DeclaredRules(member).choices.isEmpty { return [] }
    if !choices(member).isEmpty { return [("allowsOtherValue", "YES")] }
    return member.texts.isLong ? [("height", "auto")] : []
  }

  /// The choices if there are few repeated texts. Other texts are not forbidden.
  private func choices(_ member: MemberSurvey) -> [String] {
    guard member.kind == .string, !member.isSecret, !member.isData, !member.texts.areDates,
      member.texts.shape == nil, !ChoiceText.isNameOfFreeText(member.name)
    else { return [] }
    return member.texts.choices
  }

  /// The range of the numbers: the author decides if it is a limit.
  private func note(_ member: MemberSurvey) -> String? {
    guard hasComments, member.kind == .number, !member.isSecret,
      let range = member.numbers.range
    else { return nil }
    return texts.numbersSeen(range.low, range.high)
  }

  // MARK: Forms of what is deeper

  /// The form of a member's objects, which a key of its row names.
  private mutating func child(
    _ member: MemberSurvey, _ key: String, isItem: Bool = false
  ) -> InferredRow.Child {
    let survey = member.objects
    let labels = MemberLabels(of: survey.members)
    let rows = survey.members.map { row($0, labels.label(of: $0.name), at: [.member($0.name)]) }
    let title = Self.titleMember(survey, isItem: isItem)
    let form = forms.index(ofRows: rows, title: title)
    return InferredRow.Child(key: key, member: member.name, form: form)
  }

  /// The member that identifies an object best: by its name, and among several objects else the first text. `$class` of an
  /// archive is equal in most objects.
  private static func titleMember(_ survey: ObjectSurvey, isItem: Bool) -> String? {
    var texts = survey.members.filter { $0.kind == .string && !SecretName.isOne($0.name) }
    let own = texts.filter { !$0.name.hasPrefix("$") }
    if !own.isEmpty { texts = own }
    let named = naming.lazy.compactMap { word in texts.first { $0.name.lowercased() == word } }
    return (named.first ?? (isItem ? texts.first : nil)).map { template(ofMember: $0.name) }
  }

  /// A template that shows a member: its path, unless it contains the beginning of a token or a block.
  private static func template(ofMember name: String) -> String {
    let path = ValuePath(steps: [.member(name)]).description
    return path.contains { "{<".contains($0) } ? "{\(path)}" : path
  }

  private static let naming = ["name", "title", "label", "fullname", "hostname", "id", "key"]

  private func quoted(_ text: String) -> String { OpenStepString.written(text) }
}
