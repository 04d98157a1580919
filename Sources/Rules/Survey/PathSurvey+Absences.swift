import Forms
import JSONText
import SourceText
import Texts
import Values

extension PathSurvey {
  /// A path that none of the records has.
  package struct Absence {
    /// The row that has the path, or whose templates or expressions name it; nil for what the
    /// form itself names.
    package let row: ConfigRow?
    /// The name of the row's form; nil for that of the file.
    package let form: String?
    package let mention: PathMention
    package let path: String
    package let nearest: String?
    package let isTypo: Bool
    /// True where each item of a list has the path for itself, so that an expression reads
    /// nothing there.
    package let isInItems: Bool
    fileprivate let recordCount: Int

    /// `none of the first 3 records has spec.replica; did you mean spec.replicas?`
    package func message(in texts: Texts) -> String {
      isInItems
        ? texts.leadsThroughList(path)
        : texts.noneHas(path, recordCount: recordCount, nearest: nearest)
    }

    /// The message without the question for the nearest path.
    package func messageWithoutNearest(in texts: Texts) -> String {
      isInItems
        ? texts.leadsThroughList(path)
        : texts.noneHas(path, recordCount: recordCount, nearest: nil)
    }

    package var subject: String { row?.key ?? mention.key }
  }

  /// The paths of rows, of their templates' tokens and of their expressions that none of the records has, in the form's
  /// order, then those of the forms that its rows open; the first of each with the paths that are most like them.
  /// O(bytes of the records + paths).
  package func absences(in form: Form) -> [Absence] { absences(in: form, upTo: .max) }

  /// The absences that differ from an existing path by a typo or two, among the first ones of
  /// each form, which are compared with existing paths.
  package func typos(in form: Form) -> [Absence] {
    absences(in: form, upTo: Self.mostCompared).filter(\.isTypo)
  }

  /// The first `limit` of each form.
  private func absences(in form: Form, upTo limit: Int) -> [Absence] {
    let inside = recordsInside(of: form)
    // A form that opens itself has its paths in all of them.
    let same = inside.filter { form.isSame(as: form.forms[$0.key]) }
    let whole = of(records + same.values.flatMap(\.objects))
    return whole.absences(
      in: form, named: nil, bases: SurveyedRecords(own: whole, root: self), form.forms, limit)
      + inside.filter { same[$0.key] == nil }.sorted { $0.key < $1.key }
      .flatMap { name, inside in
        form.forms[name].map {
          let own = of(inside.objects)
          let bases = SurveyedRecords(own: own, root: self, parent: of(inside.parents))
          return own.absences(in: $0, named: name.text, bases: bases, form.forms, limit)
        } ?? []
      }
  }

  /// `forms`: all that rows open.
  private func absences(
    in form: Form, named name: String?, bases: SurveyedRecords, _ forms: [ExactText: Form],
    _ limit: Int
  ) -> [Absence] {
    let named = form.namedPaths(isWholeRecord: name == nil)
    var bases = bases
    let absent = bases.absent(among: named, of: form).prefix(limit)
    guard !absent.isEmpty else { return [] }
    let bound = Set(form.rows.compactMap(\.valuePath))
    return absent.enumerated().compactMap { index, absent in
      let isInItems =
        absent.mention.expression != nil && !absent.isThroughLists
        && bases.survey(of: absent.base, form).has(inLists: absent.path)
      let nearest =
        index < Self.mostCompared && !isInItems
        ? bases.nearest(to: absent, of: form, except: absent.isRead ? [] : bound) : nil
      // What formulas make is not there before.
      let isMade =
        absent.isRead
        ? absent.base == .record && form.makes(absent.path, forms)
        : absent.row.map { form.rows[$0].formula != nil } ?? false
      if isMade, nearest?.isTypo != true { return nil }
      return Absence(
        row: absent.row.map { form.rows[$0] }, form: name, mention: absent.mention,
        path: absent.prefix + absent.path.description,
        nearest: nearest.map { absent.prefix + $0.path.description },
        isTypo: nearest?.isTypo ?? false, isInItems: isInItems,
        recordCount: bases.survey(of: absent.base, form).recordCount)
    }
  }

  private static let mostCompared = 200
}

extension Form {
  /// True where a row has a formula for a path, in this form or in the items and objects
  /// inside, whichever items those are.
  fileprivate func makes(_ path: ValuePath, _ forms: [ExactText: Form]) -> Bool {
    rows.contains { row in
      if row.formula != nil, row.valuePath == path { return true }
      guard let child = row.child, let way = row.childPath?.steps, !way.isEmpty,
        path.steps.starts(with: way)
      else { return false }
      var rest = path.steps.dropFirst(way.count)
      if case .index? = rest.first { rest = rest.dropFirst() }
      return forms[child.name]?.makes(ValuePath(steps: Array(rest)), forms) ?? false
    }
  }

  /// True where a form that a row opens is this one.
  fileprivate func isSame(as other: Form?) -> Bool {
    guard let other, name.hasSameBytes(as: other.name), rows.count == other.rows.count else {
      return false
    }
    return zip(rows, other.rows).allSatisfy { $0.identifier.hasSameBytes(as: $1.identifier) }
  }
}

/// The records that the paths of a form begin in.
private struct SurveyedRecords {
  let own: PathSurvey
  let root: PathSurvey
  var parent: PathSurvey?
  private var listed: [NamedPath.Base: PathSurvey] = [:]
  private var existing: [NamedPath.Base: ExistingPaths] = [:]

  init(own: PathSurvey, root: PathSurvey, parent: PathSurvey? = nil) {
    self.own = own
    self.root = root
    self.parent = parent
  }

  /// The paths that lead to nothing in any record.
  mutating func absent(among named: [NamedPath], of form: Form) -> [NamedPath] {
    var isPresent = named.map { _ in true }
    func look(for indices: [Int], from base: NamedPath.Base) {
      let survey = survey(of: base, form)
      for (index, found) in zip(indices, survey.mayHave(indices.map { named[$0].path })) {
        isPresent[index] =
          found || named[index].isThroughLists && survey.mayHave(inLists: named[index].path)
      }
    }
    // Most forms name nothing else, and every start would wait for the search how a dictionary hashes bases.
    look(for: named.indices.filter { named[$0].base == .record }, from: .record)
    let others = named.indices.filter { named[$0].base != .record }
    guard !others.isEmpty || isPresent.contains(false) else { return [] }
    for (base, indices) in Dictionary(grouping: others, by: { named[$0].base }) {
      look(for: indices, from: base)
    }
    return named.indices.filter { !isPresent[$0] }.map { named[$0] }
  }

  /// The path that is most like one, and whether it differs by a typo or two.
  mutating func nearest(
    to absent: NamedPath, of form: Form, except bound: Set<ValuePath>
  ) -> (path: ValuePath, isTypo: Bool)? {
    let known = existing[absent.base] ?? survey(of: absent.base, form).existing
    existing[absent.base] = known
    let paths = absent.isThroughLists ? known.withoutIndices : known
    if let meant = paths.unquoted(absent.path, except: bound) { return (meant, true) }
    if let typo = paths.typo(of: absent.path, except: bound) { return (typo, true) }
    return paths.otherPath(of: absent.path).map { ($0, false) }
  }

  mutating func survey(of base: NamedPath.Base, _ form: Form) -> PathSurvey {
    switch base {
    case .record: return own
    case .root: return root
    case .parent: return parent ?? own.of([])
    case .items(let row):
      if let known = listed[base] { return known }
      let list = form.rows[row].childPath.map { own.elements(at: $0) }
      let survey = own.of(list ?? [])
      listed[base] = survey
      return survey
    case .choices(let row):
      if let known = listed[base] { return known }
      let survey = own.of(candidates(of: form.rows[row]))
      listed[base] = survey
      return survey
    }
  }

  /// The choices with members that records have for a row.
  private func candidates(of row: ConfigRow) -> [JSONSlice] {
    guard let list = row.choiceSettings.path else { return [] }
    let survey: PathSurvey? =
      switch list.root {
      case .root: root
      case .parent: parent
      case .record: own
      case .row, .identifier, .choice: nil
      }
    return survey?.elements(at: list.path).filter { $0.kind == .object } ?? []
  }
}
