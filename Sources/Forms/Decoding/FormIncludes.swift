import PlistText
import SourceText
import Texts
import Values

/// The forms whose rows a form has before its own.
struct FormIncludes {
  /// The file in which an included form is written. The settings that a form of this file
  /// adopts from the including form are known later.
  enum Origin { case ofThisFile, ofOtherFiles }

  private let names: [FormNaming]
  /// Names of the forms that include each other, up to the one that includes these.
  private let chain: [String]
  private var decoded: [(index: Int, form: DraftForm)] = []

  init(_ given: GivenForm, through chain: [String]) {
    self.chain = chain
    names = given.includes.map {
      FormNaming(key: "includes", written: Words.trimmed($0.text), position: $0.position)
    }
    if !names.isEmpty { given.reader.context.decoding.diagnostics.mayRepeat = true }
  }

  var forms: [DraftForm] { decoded.sorted { $0.index < $1.index }.map(\.form) }

  /// Decodes those that are written here or there; returns the form's settings with their choices and colors, unless it
  /// has its own of that name.
  mutating func decode(
    _ origin: Origin, by decoder: FormDecoder, into family: inout FormFamily,
    _ context: DecodingContext
  ) -> FormSettings {
    var context = context
    for (index, naming) in names.enumerated() {
      let node = family.scope.nodes[naming.written]
      let form: DraftForm? =
        switch (origin, node) {
        case (.ofThisFile, let node?): own(naming, node, decoder, &family, context)
        case (.ofOtherFiles, nil): another(naming, decoder, &family, context)
        case (.ofThisFile, nil), (.ofOtherFiles, _): nil
        }
      guard let form else { continue }
      family.inclusions.addRows(form.rows.count)
      context = context.with(context.settings.adoptingNames(of: form.context.settings))
      decoded.append((index, form))
    }
    return context.settings
  }

  private func own(
    _ naming: FormNaming, _ node: PlistNode, _ decoder: FormDecoder, _ family: inout FormFamily,
    _ context: DecodingContext
  ) -> DraftForm? {
    let name = family.scope.name(of: naming.written)
    guard isNew(name, naming, context), mayGoOn(naming, &family, context) else { return nil }
    let draft = decoder.decodeRows(
      of: node, named: naming.written, through: chain + [name], into: &family,
      context.inForm(naming.written))
    decoder.decodeItemForms(of: draft, into: &family)
    return draft
  }

  private func another(
    _ naming: FormNaming, _ decoder: FormDecoder, _ family: inout FormFamily,
    _ context: DecodingContext
  ) -> DraftForm? {
    guard let file = family.neighbors.file(for: naming, family.scope.given, decoder, context)
    else { return nil }
    let name = FormScope.nameOfFile(file.name)
    guard isNew(name, naming, context), mayGoOn(naming, &family, context) else { return nil }
    let scope = family.scope
    family.scope = FormScope(file: file.name, isOpened: false)
    defer { family.scope = scope }
    let draft = decoder.decodeRows(
      of: file.root, named: FileName.stem(file.name), through: chain + [name], into: &family,
      context.with(context.settings.ofOtherFiles).inFile(file.path))
    decoder.decodeForms(of: draft, into: &family)
    decoder.decodeItemForms(of: draft, into: &family)
    decoder.nameChildren(in: &family)
    for row in draft.rows where row.reference.file == file.path {
      guard let name = decoder.nameOfChild(of: row, in: &family) else { continue }
      row.change { $0.child?.name = name }
    }
    return draft
  }

  /// F006 where too much is included. What is left out then is not reported again.
  private func mayGoOn(
    _ naming: FormNaming, _ family: inout FormFamily, _ context: DecodingContext
  ) -> Bool {
    guard !family.inclusions.isFull else { return false }
    guard chain.count <= FormLimits.includeDepth else {
      return refuse(naming, context) { $0.formsIncludedTooDeep(FormLimits.includeDepth) }
    }
    guard family.inclusions.addForm() else {
      return refuse(naming, context) {
        $0.tooMuchIncluded(forms: FormLimits.includedForms, rows: FormLimits.includedRows)
      }
    }
    return true
  }

  /// F006 where a form would include itself.
  private func isNew(_ name: String, _ naming: FormNaming, _ context: DecodingContext) -> Bool {
    guard let start = chain.firstIndex(of: name) else { return true }
    let circle = (chain[start...] + [name]).map { TextQuoting.short(FormScope.shown($0)) }
    return refuse(naming, context) { $0.formsIncludeEachOther(circle) }
  }

  /// F006; false, as the form is not included.
  private func refuse(
    _ naming: FormNaming, _ context: DecodingContext,
    _ message: @escaping @Sendable (Texts) -> String
  ) -> Bool {
    context.report(
      .F006, at: naming.position, quoting: naming.written, advice: \.dropInclude, message)
    return false
  }
}

extension FormSettings {
  /// The settings with the colors and lists of a form that is included, but those that are there already.
  fileprivate func adoptingNames(of included: FormSettings) -> FormSettings {
    var settings = self
    settings.palette.merge(included.palette) { own, _ in own }
    settings.choiceLists.merge(included.choiceLists) { own, _ in own }
    return settings
  }
}

extension DraftForm {
  /// Puts the sections of included forms before the form's own, but those that are replaced, and their rules before its
  /// rules.
  mutating func adoptSections(of included: [DraftForm]) {
    guard !included.isEmpty else { return }
    rules = included.flatMap(\.rules) + rules
    let own = (sections, sectionConditions)
    (sections, sectionConditions) = ([], [])
    for (theirs, conditions) in included.map({ ($0.sections, $0.sectionConditions) }) + [own] {
      for section in theirs {
        if let index = sections.firstIndex(where: {
          $0.identifier.hasSameBytes(as: section.identifier)
        }) {
          sections[index] = section
        } else {
          sections.append(section)
        }
      }
      sectionConditions += conditions
    }
  }

  /// Puts the rows of included forms before the form's own; one of a later form takes the place of one that has its
  /// identifier.
  mutating func adoptRows(of included: [DraftForm]) {
    guard !included.isEmpty else { return }
    var groups: [RowGroup] = []
    var indices: [ExactText: Int] = [:]
    for rows in included.map(\.rows) + [rows] {
      let earlier = indices
      for group in RowGroup.of(rows) {
        guard let name = group.name else {
          groups.append(group)
          continue
        }
        if let index = earlier[name] {
          groups[index] = group.replacing(groups[index])
        } else {
          indices[name] = groups.count
          groups.append(group)
        }
      }
    }
    rows = groups.flatMap(\.rows)
    assignIdentifiers()
  }
}

/// A row with its parts.
private struct RowGroup {
  /// The row, followed by its parts.
  private(set) var rows: [DraftRow]

  static func of(_ rows: [DraftRow]) -> [RowGroup] {
    rows.reduce(into: []) { groups, row in
      if row.isPart, !groups.isEmpty {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append(RowGroup(rows: [row]))
      }
    }
  }

  /// Identifier by which another form can replace the row; nil if it is derived from the row's
  /// position.
  var name: String? {
    rows.first.flatMap { $0.hasIdentifier || $0.row.valuePath != nil ? $0.row.identifier : nil }
  }

  /// In the section and at the position of another, unless it sets its own.
  func replacing(_ other: RowGroup) -> RowGroup {
    guard let own = rows.first, let other = other.rows.first else { return self }
    for row in rows {
      row.change {
        if !own.reader.has("section") { $0.section = other.row.section }
        if !own.reader.has("sortOrder") { $0.sortOrder = other.row.sortOrder }
      }
    }
    return self
  }
}
