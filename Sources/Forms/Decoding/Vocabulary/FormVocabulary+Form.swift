extension FormVocabulary {
  static let formKeys: [TypedKey<GivenForm>] = [
    .key("formVersion", .integer(FormLimits.versions), default: "1", codes: [.F005]) {
      $0.setVersion($1)
    },
    .key("title", .template, default: .words { $0.defaultFileName }, codes: [.F302, .W302]) {
      $0.draft.given.title = $1
    },
    .key("rows", .nodes, default: .words { $0.defaultRequired }, codes: [.F004]) { $0.rows = $1 },
    .key(
      "sections", .dictionaries(in: .section), default: .words { $0.defaultOneSection },
      codes: [.F105, .W108], sets: { $0.setSections($1) }),
    .key(
      "recordTitle", .templateOrPath, default: .words { $0.defaultFirstRow },
      codes: [.F302, .W302],
      sets: { $0.draft.given.recordTitle = $1 }),
    .key("recordsPath", .unread(.path), codes: [.F201, .D104]) { $0.setRecordsPath($1) },
    .key("recordsTable", .string, default: .words { $0.defaultNone }) {
      $0.draft.given.recordsTable = $1
    },
    .key("recordIdentity", .path, codes: [.W302]) { $0.draft.given.recordIdentity = $1 },
    .key("columns", .strings, default: .words { $0.defaultRowsShown }, codes: [.F302, .W108]) {
      $0.draft.columns = $1.map { (identifier: $0.text, position: $0.position) }
    },
    .condition("readOnly") { $0.add($1) },
    .key("rules", .dictionaries(in: .rule), codes: [.F107]) {
      $0.draft.rules = $1.compactMap { $0.rule(of: .form) }
    },
    .key("validateOn", .word(ValidationTiming.self), default: "blur") {
      $0.draft.given.validateOn = $1
    },
    .key("writesDefaults", .bool, default: "NO") { $0.draft.given.writesDefaults = $1 },
    .key("otherMembers", .word(OtherMembers.self), default: "show", codes: [.D107]) {
      $0.settings.otherMembers = $1
    },
    .key("forms", .entries(.forms), codes: [.F004, .F601]) { $0.draft.formNodes = $1 },
    .key("includes", .strings, codes: [.F006, .F007, .F601]) { $0.includes = $1 },
    .key("palette", .unread(.palette), codes: [.F203]) { $0.setPalette($1) },
    .key("heightUnit", .word(HeightUnit.self), default: "lines") {
      $0.settings.countsPoints = $1 == .points
    },
    .key(
      "stringsTable", .unread(.string), default: .words { $0.defaultNone },
      codes: [.F007, .W111, .W112], sets: { $0.setStrings($1) }),
  ]

  static let sectionKeys: [TypedKey<GivenSection>] = [
    .key("identifier", .string, default: .words { $0.defaultRequired }, codes: [.F105, .F107]) {
      $0.identifier = $1
    },
    .key("key", .text, default: .words { $0.defaultNoHeading }) { $0.section.key = $1 },
    .key("footerText", .text) { $0.section.footerText = $1 },
    .key("sortOrder", .integer(FormLimits.order), default: "0") { $0.section.sortOrder = $1 },
    .key("color", .color, default: .words { $0.defaultThemes }) { $0.section.color = $1 },
    .key("collapsed", .bool, default: "NO", codes: [.W108]) { $0.section.isCollapsed = $1 },
    .condition("hidden") { $0.section.conditions.append($1) },
    .condition("disabled") { $0.section.conditions.append($1) },
    .condition("readOnly") { $0.section.conditions.append($1) },
    .condition("required") { $0.section.conditions.append($1) },
  ]

  static let predicateRuleKeys: [TypedKey<GivenRule>] = [
    .key("predicate", .predicate, default: .words { $0.defaultRequired }, codes: [.F107]) {
      $0.predicate = $1
    },
    .key("message", .message, default: .words { $0.defaultPlainSentence }) { $0.message = $1 },
    .key("severity", .word(Severity.self), default: "error") { $0.severity = $1 },
    .key("identifier", .name, default: "rules") { $0.identifier = $1 },
    .key("evenWhenEmpty", .bool, default: "NO", codes: [.W108]) { $0.judgesEmpty = $1 },
    .key("rows", .strings, default: .words { $0.defaultRowsRead }, codes: [.W108, .F302]) {
      $0.rows = $1
    },
  ]
}
