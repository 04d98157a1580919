import PlistText
import SourceText
import Texts
import Values

/// Turns a plist into a form, telling everything that is wrong on the way.
package struct FormDecoder: Sendable {
  let cells: CellTable
  package let checks: [any FormCheck.Type]

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
    let decoding = Decoding(file: source.name, cells: cells, library: strings, folder: folder)
    guard let root = read(source, DecodingContext(decoding)) else {
      return DecodedForm(form: nil, diagnostics: decoding.diagnostics.sorted)
    }
    return decode(root, decoding)
  }

  /// Decodes a plist that was read from `file`.
  package func decode(_ root: PlistNode, file: String) -> DecodedForm {
    decode(root, Decoding(file: file, cells: cells))
  }

  /// The property list in a file's text; nil where there is none, which is reported.
  func read(_ source: SourceText, _ context: DecodingContext) -> PlistNode? {
    func report(_ foreign: ForeignFile) {
      context.report(.F002, at: SourcePosition(line: 1, column: 1), advice: foreign.advice) {
        $0.notPropertyList(foreign.name.text(in: $0))
      }
    }
    if let records = ForeignFile(recordsIn: source) {
      report(records)
      return nil
    }
    let reading = PlistParser.read(source)
    if let encoding = reading.guessedEncoding {
      context.report(
        .W002, at: SourcePosition(line: 1, column: 1), advice: \.saveAsUTF8
      ) { $0.looksLikeEncoding(encoding.text(in: $0)) }
    }
    if reading.errors.isEmpty, let root = reading.root { return root }
    if let foreign = ForeignFile(reading.text ?? source) {
      report(foreign)
    } else {
      context.report(reading.errors, advice: Self.advice(onFormIn: reading.text))
    }
    return nil
  }

  /// The advice for a text that is not a valid property list; `text` is nil for a binary file.
  static func advice(onSyntaxOf text: SourceText?) -> Sentence {
    guard let text else { return Sentence { $0.wholeFileAdvice } }
    let isXML = text.buffer.bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
    return Sentence { isXML ? $0.xmlAdvice : $0.openStepAdvice }
  }

  /// The advice for a text that should be a form; explains what a form is if nothing in the
  /// file begins like one.
  private static func advice(onFormIn text: SourceText?) -> Sentence {
    guard let text else { return advice(onSyntaxOf: nil) }
    // A byte order mark may be before it.
    let first = text.buffer.bytes.first { $0 > 0x20 && $0 < 0x80 }
    let begins = first.map { "{(</".utf8.contains($0) } ?? false
    return begins ? advice(onSyntaxOf: text) : Sentence { $0.rowsInFile }
  }

  private func decode(_ root: PlistNode, _ decoding: Decoding) -> DecodedForm {
    let context = DecodingContext(decoding)
    let file = decoding.mainFile
    var family = FormFamily(
      NeighborForms.File(name: FileName.withoutFolder(file), path: file, root: root), context)
    family.root = decode(root, named: FileName.stem(file), into: &family, context)
    decodeFiles(into: &family)
    decoding.choiceLists.checkUnused(context)
    if !decoding.diagnostics.hasErrors {
      let own = Set(
        names:
          family.drafts.flatMap { [$0.draft.file] + $0.draft.rows.compactMap(\.reference.file) }
          .map(FileName.withoutFolder))
      decoding.strings.checkUnused(context) { name in
        decoding.folder?.isNamed(name, inFormsExcept: own) ?? false
      }
    }
    ChildFormCheck.check(family)
    FormulaSecrecyCheck.check(family)
    for check in checks { check.check(family) }
    var decoded = DecodedForm(
      form: decoding.diagnostics.hasErrors ? nil : family.form.showingKeys(cells),
      diagnostics: decoding.diagnostics.sorted)
    if keepsPositions { decoded.positions = FormPositions(family, decoding.strings.templates) }
    return decoded
  }

  /// Decodes a form, and those that its file gives its rows to open into the family.
  func decode(
    _ root: PlistNode, named name: String, label: String? = nil, into family: inout FormFamily,
    _ context: DecodingContext
  ) -> DraftForm {
    let own = context.form.map(family.scope.name(of:)) ?? family.scope.nameOfFile
    var draft = decodeRows(
      of: root, named: name, label: label, through: [own], into: &family, context)
    guard !draft.rows.isEmpty else { return draft }
    draft.assignParts(cells)
    decodeForms(of: draft, into: &family)
    decodeItemForms(of: draft, into: &family)
    for check in checks { check.check(draft) }
    return draft
  }

  /// A form's own keys, and its rows, those of the forms among them that it includes. `chain` are the names of the forms that
  /// include each other up to this one.
  func decodeRows(
    of root: PlistNode, named name: String, label: String? = nil, through chain: [String],
    into family: inout FormFamily, _ context: DecodingContext
  ) -> DraftForm {
    var draft = DraftForm(name: name, label: label, context)
    var included: [DraftForm] = []
    switch root.content {
    case .array(let nodes):
      if nodes.isEmpty { reportNoRows(at: root.position, context) }
      decodeRows(nodes, into: &draft)
    case .dictionary(let entries):
      if context.form == nil, let foreign = ForeignFile(entries) {
        context.report(
          .F004, at: root.position, advice: foreign.advice
        ) { $0.notForm(foreign.name.text(in: $0)) }
        break
      }
      family.scope.register(root)
      var given = GivenForm(
        DictionaryReader(entries, at: root.position, in: .form, context), into: draft)
      given.read([FormVocabulary.formatTable])
      var includes = FormIncludes(given, through: chain)
      given.use(includes.decode(.ofOtherFiles, by: self, into: &family, given.reader.context))
      if !given.isNewer { given.read(FormVocabulary.formTables) }
      let nodes = given.rowNodes()
      given.use(includes.decode(.ofThisFile, by: self, into: &family, given.reader.context))
      draft = given.draft
      (draft.reader, draft.context) = (given.reader, given.reader.context)
      included = includes.forms
      draft.adoptSections(of: included)
      decodeRows(nodes, into: &draft)
    default:
      context.report(
        .F003, at: root.position, found: root.shown, advice: \.rowsAdvice
      ) { $0.formIsRows }
    }
    draft.assignIdentifiers()
    draft.adoptRows(of: included)
    return draft
  }

  /// The forms that a form has among its `forms`.
  func decodeForms(of draft: DraftForm, into family: inout FormFamily) {
    for entry in draft.formNodes {
      let form = decode(
        entry.value, named: entry.key, into: &family, draft.context.inForm(entry.key))
      family.add(form, named: entry.key)
    }
  }

  /// The forms that a form's rows have in place.
  func decodeItemForms(of draft: DraftForm, into family: inout FormFamily) {
    decodeVariantForms(of: draft, into: &family)
    for row in draft.rows.flatMap(\.shapes) where row.opensItems && row.row.child == nil {
      let name = family.freeName(
        like: [draft.context.form, row.row.identifier].compactMap(\.self).joined(separator: "/"))
      if let node = row.reader.entry("itemForm")?.value ?? row.itemForm {
        guard node.isContainer else { continue }
        let label = row.row.key
        let form = decode(
          node, named: label, label: label, into: &family, draft.context.inForm(name))
        family.add(form, named: name)
      } else {
        family.plain[family.scope.name(of: name)] = cells.formOfPlainItems(row.row)
      }
      let scope = row.cell?.scopeOfItems ?? .items
      row.change { $0.child = ChildForm(name: family.scope.name(of: name), scope: scope) }
    }
  }

  /// The forms of objects that variants of rows have in place.
  private func decodeVariantForms(of draft: DraftForm, into family: inout FormFamily) {
    for row in draft.rows {
      for variant in row.variants {
        guard let node = variant.form else { continue }
        let parts = [draft.context.form, row.row.identifier, variant.title].compactMap(\.self)
        let name = family.freeName(like: parts.joined(separator: "/"))
        let form = decode(
          node, named: variant.title, label: row.row.key, into: &family, draft.context.inForm(name))
        family.add(form, named: name)
        variant.row.change {
          $0.child = ChildForm(name: family.scope.name(of: name), scope: .object)
        }
      }
    }
  }

  private func reportNoRows(at position: SourcePosition, _ context: DecodingContext) {
    context.report(
      context.form == nil ? .F004 : .F603, at: position, advice: \.rowsAdvice
    ) { $0.formHasNoRows }
  }

  private func decodeRows(_ nodes: [PlistNode], into draft: inout DraftForm) {
    let sections = Set(names: draft.sections.map(\.identifier))
    // Rows before the first that names a section are above all headings.
    var section = ""
    draft.rows.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      guard case .dictionary(let entries) = node.content else {
        let row = RowReference(
          ordinal: index + 1, label: "", form: draft.context.form, file: draft.file)
        draft.context.inRow(row).report(
          .F102, at: node.position, found: node.shown,
          advice: \.rowExample
        ) { $0.rowIsDictionary }
        continue
      }
      var decoder = RowDecoder(
        cells: cells, sections: sections, inheritedSection: section, ordinal: index + 1)
      decoder.wholeLabel = draft.label
      let row = decoder.decode(entries, at: node.position, draft.context)
      section = row.row.section
      draft.rows.append(row)
      draft.rows += decoder.decodeParts(of: row)
    }
  }
}

/// A form, or why there is none.
package struct DecodedForm: Sendable {
  package var form: Form?
  package var diagnostics: [Diagnostic]
  /// Source positions of the form's keys, if the decoder was asked to keep them.
  package internal(set) var positions = FormPositions()
}
