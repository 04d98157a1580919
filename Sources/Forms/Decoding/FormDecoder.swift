import PlistText
import SourceText
import Texts
import Values

/// Turns a plist into a form, telling everything that is wrong on the way.
package struct FormDecoder: Sendable {
  /// The kinds of cells that rows may name.
  let cells: CellTable
  /// The rules about a whole form that are checked once its rows are decoded.
  package let checks: [any FormCheck.Type]

  /// Whether what is decoded has the positions of its keys.
  package var keepsPositions = false

  package init(cells: [CellDeclaration], checks: [any FormCheck.Type]) {
    self.cells = CellTable(cells)
    self.checks = checks
  }

  /// Decodes the file's text, with its texts in the language of `strings` and what it names in `folder`; never fails
  /// without a diagnostic.
  package func decode(
    _ source: SourceText, strings: StringsLibrary? = nil, folder: FormFolder? = nil
  ) -> DecodedForm {
    var log = DiagnosticLog(file: source.name, cells: cells, library: strings, folder: folder)
    guard let root = read(source, log: &log) else {
      return DecodedForm(form: nil, diagnostics: log.sorted)
    }
    return decode(root, into: log)
  }

  /// Decodes a plist that was read from `file`.
  package func decode(_ root: PlistNode, file: String) -> DecodedForm {
    decode(root, into: DiagnosticLog(file: file, cells: cells))
  }

  /// The property list in a file's text; nil where there is none, which is reported.
  func read(_ source: SourceText, log: inout DiagnosticLog) -> PlistNode? {
    let reading = PlistParser.read(source)
    if let encoding = reading.guessedEncoding {
      log.add(
        .W002, at: SourcePosition(line: 1, column: 1), advice: Sentence { $0.saveAsUTF8 }
      ) { $0.looksLikeEncoding(encoding.text(in: $0)) }
    }
    if reading.errors.isEmpty, let root = reading.root { return root }
    if let foreign = ForeignFile(reading.text ?? source) {
      log.add(
        .F002, at: SourcePosition(line: 1, column: 1), advice: foreign.advice
      ) { $0.notPropertyList(foreign.name.text(in: $0)) }
    } else {
      for error in reading.errors {
        log.add(
          .F002, at: error.position, advice: error.advice ?? Self.advice(onFormIn: reading.text)
        ) { error.message.text(in: $0) }
      }
    }
    return nil
  }

  /// What to try where a text is no property list; nil for a binary file.
  static func advice(onSyntaxOf text: SourceText?) -> Sentence {
    guard let text else { return Sentence { $0.wholeFileAdvice } }
    let isXML = text.buffer.bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
    return Sentence { isXML ? $0.xmlAdvice : $0.openStepAdvice }
  }

  /// The same where it should be a form: what one is, where nothing in the file begins as one.
  private static func advice(onFormIn text: SourceText?) -> Sentence {
    guard let text else { return advice(onSyntaxOf: nil) }
    // A byte order mark may be before it.
    let first = text.buffer.bytes.first { $0 > 0x20 && $0 < 0x80 }
    let begins = first.map { "{(</".utf8.contains($0) } ?? false
    return begins ? advice(onSyntaxOf: text) : Sentence { $0.rowsInFile }
  }

  private func decode(_ root: PlistNode, into log: DiagnosticLog) -> DecodedForm {
    var log = log
    var family = FormFamily(
      NeighborForms.File(name: FileName.withoutFolder(log.file), path: log.file, root: root))
    family.root = decode(root, named: FileName.stem(log.file), into: &family, log: &log)
    decodeFiles(into: &family, log: &log)
    log.choiceLists.checkUnused(log: &log)
    if !log.hasErrors {
      let own = Set(
        names:
          family.drafts.flatMap { [$0.draft.file] + $0.draft.rows.compactMap(\.reference.file) }
          .map(FileName.withoutFolder))
      CheckedStrings.checkUnused(log: &log) { [folder = log.folder] name in
        folder?.isNamed(name, inFormsExcept: own) ?? false
      }
    }
    ChildFormCheck.check(family, log: &log)
    FormulaSecrecyCheck.check(family, log: &log)
    for check in checks { check.check(family, log: &log) }
    var decoded = DecodedForm(
      form: log.hasErrors ? nil : family.form, diagnostics: log.sorted)
    if keepsPositions { decoded.positions = FormPositions(family, log.checkedStrings.templates) }
    return decoded
  }

  /// Decodes a form, and those that its file gives its rows to open into the family.
  func decode(
    _ root: PlistNode, named name: String, label: String? = nil, into family: inout FormFamily,
    log: inout DiagnosticLog
  ) -> DraftForm {
    let own = log.form.map(family.scope.name(of:)) ?? family.scope.nameOfFile
    var draft = decodeRows(
      of: root, named: name, label: label, through: [own], into: &family, log: &log)
    guard !draft.rows.isEmpty else { return draft }
    draft.assignParts(cells)
    decodeForms(of: draft, into: &family, log: &log)
    decodeItemForms(of: draft, into: &family, log: &log)
    for check in checks { check.check(draft, log: &log) }
    return draft
  }

  /// A form's own keys, and its rows, those of the forms among them that it includes. `chain` are the names of the forms that
  /// include each other up to this one.
  func decodeRows(
    of root: PlistNode, named name: String, label: String? = nil, through chain: [String],
    into family: inout FormFamily, log: inout DiagnosticLog
  ) -> DraftForm {
    var draft = DraftForm(name: name, label: label)
    draft.file = log.file
    var included: [DraftForm] = []
    switch root.content {
    case .array(let nodes):
      if nodes.isEmpty { reportNoRows(at: root.position, log: &log) }
      decodeRows(nodes, into: &draft, log: &log)
    case .dictionary(let entries):
      if log.form == nil, let foreign = ForeignFile(entries) {
        log.add(
          .F004, at: root.position, advice: foreign.advice
        ) { $0.notForm(foreign.name.text(in: $0)) }
        break
      }
      family.scope.register(root)
      let reader = DictionaryReader(entries, at: root.position, in: .form, log: &log)
      draft.reader = reader
      let keys = FormKeysDecoder(reader: reader)
      keys.adoptFormats(log: &log)
      var includes = FormIncludes(reader, through: chain, log: &log)
      includes.decode(.ofOtherFiles, by: self, into: &family, log: &log)
      let nodes = keys.decode(into: &draft, log: &log)
      includes.decode(.ofThisFile, by: self, into: &family, log: &log)
      included = includes.forms
      draft.adoptSections(of: included)
      decodeRows(nodes, into: &draft, log: &log)
    default:
      log.add(
        .F003, at: root.position, found: root.shown, advice: Sentence { $0.rowsAdvice }
      ) { $0.formIsRows }
    }
    log.row = nil
    draft.locale = log.settings.locale
    draft.currencyCode = log.settings.currencyCode
    draft.timeZone = log.settings.timeZone
    draft.assignIdentifiers()
    draft.adoptRows(of: included)
    return draft
  }

  /// The forms that a form has among its `forms`.
  func decodeForms(
    of draft: DraftForm, into family: inout FormFamily, log: inout DiagnosticLog
  ) {
    let owner = log.form
    let settings = log.settings
    for entry in draft.formNodes {
      log.form = entry.key
      log.settings = settings
      let draft = decode(entry.value, named: entry.key, into: &family, log: &log)
      family.add(draft, named: entry.key)
    }
    log.form = owner
    log.settings = settings
  }

  /// The forms that a form's rows have in place.
  func decodeItemForms(
    of draft: DraftForm, into family: inout FormFamily, log: inout DiagnosticLog
  ) {
    let owner = log.form
    let settings = log.settings
    for row in draft.rows where row.opensItems && row.row.child == nil {
      let name = family.freeName(
        like: [owner, row.row.identifier].compactMap(\.self).joined(separator: "/"))
      if let node = row.reader.entry("itemForm")?.value {
        guard node.isContainer else { continue }
        log.form = name
        log.settings = settings
        let label = row.row.key
        let draft = decode(node, named: label, label: label, into: &family, log: &log)
        family.add(draft, named: name)
      } else {
        family.plain[family.scope.name(of: name)] = cells.formOfPlainItems(row.row)
      }
      row.row.child = ChildForm(name: family.scope.name(of: name), scope: .items)
    }
    log.form = owner
    log.settings = settings
  }

  private func reportNoRows(at position: SourcePosition, log: inout DiagnosticLog) {
    log.add(log.form == nil ? .F004 : .F603, at: position, advice: Sentence { $0.rowsAdvice }) {
      $0.formHasNoRows
    }
  }

  private func decodeRows(
    _ nodes: [PlistNode], into draft: inout DraftForm, log: inout DiagnosticLog
  ) {
    let sections = Set(names: draft.sections.map(\.identifier))
    // Rows before the first that names a section are above all headings.
    var section = ""
    draft.rows.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      guard case .dictionary(let entries) = node.content else {
        log.row = RowReference(
          ordinal: index + 1, label: "", form: log.form, file: log.file)
        log.add(
          .F102, at: node.position, found: node.shown,
          advice: Sentence { $0.rowExample }
        ) { $0.rowIsDictionary }
        continue
      }
      var decoder = RowDecoder(
        cells: cells, sections: sections, inheritedSection: section, ordinal: index + 1)
      decoder.wholeLabel = draft.label
      let row = decoder.decode(entries, at: node.position, log: &log)
      section = row.row.section
      draft.rows.append(row)
      draft.rows += decoder.decodeParts(of: row, log: &log)
    }
  }
}

/// A form, or why there is none.
package struct DecodedForm: Sendable {
  /// Nil when a diagnostic is an error.
  package var form: Form?
  /// In the order of the file.
  package var diagnostics: [Diagnostic]
  /// Where its keys are written, if the decoder was asked to keep that.
  package internal(set) var positions = FormPositions()

  package init(form: Form?, diagnostics: [Diagnostic]) {
    self.form = form
    self.diagnostics = diagnostics
  }
}
