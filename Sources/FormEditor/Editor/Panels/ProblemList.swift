import Cells
import Forms
import JSONText
import Records
import Rules
import Screen
import Values

/// The list that `!` shows: broken rules and drafts, of the open record first, then of the
/// others.
enum ProblemList {
  /// Maximum number of records that are judged while a key waits.
  static let mostAtOnce = 1_000
  static let mostListed = 1_000

  /// The problems among `records`, of which not every one need have any.
  static func lines(of records: [RecordID], in editor: Editor) -> [PanelLine] {
    var lines = ofDeleted(editor)
    guard let open = editor.documentRecord else { return lines }
    for id in order(records.prefix(mostListed), first: open, editor) {
      let found = problems(of: id, editor)
      guard !found.isEmpty else { continue }
      if editor.documentTable.count > 1 {
        if !lines.isEmpty { lines.append(PanelLine(content: StyledLine([]))) }
        let heading = heading(id, editor)
        lines.append(heading)
        // A record's problems are found by what names it, too.
        lines += found.map { problem in
          var problem = problem
          problem.searchText = problem.content.text + " " + heading.content.text
          return problem
        }
      } else {
        lines += found
      }
    }
    if records.count > mostListed {
      let more = editor.texts.moreRecordsHere(
        records.count - mostListed, editor.keys[ViewCommands.filter])
      lines.append(PanelLine(content: StyledLine([])))
      lines.append(PanelLine(content: StyledLine(more, editor.theme.dim)))
    }
    return lines
  }

  /// The heading of the list: how many problems it has, and in how many records of `count`, or that there are more of them
  /// than are listed.
  static func title(of lines: [PanelLine], among count: Int, in editor: Editor) -> String {
    let total = lines.count { $0.target != nil }
    guard total > 0 else { return editor.texts.problemsHeading }
    let isCut = count > mostListed
    let records = isCut ? count : lines.count(where: \.isHeading)
    return editor.texts.problemsHeading(
      total: isCut ? editor.texts.moreThan(total) : total.grouped,
      inRecords: editor.documentTable.count > 1 ? records : nil)
  }

  private static func order(
    _ records: ArraySlice<RecordID>, first: RecordID, _ editor: Editor
  ) -> [RecordID] {
    // What was deleted meanwhile has no location any more.
    let others = records.filter { $0 != first && editor.documentTable.index(of: $0) != nil }
    let known = Set(others + [first])
    let marked =
      editor.browser.anchors.drafts.keys.map(\.record) + editor.document.openConflicts.map(\.record)
      + editor.state.saving.refused(in: editor.document).filter { $0.record != nil }.map(
        \.refusal.record)
    let drafted = Set(marked).subtracting(known).sorted()
    return [first] + others + drafted
  }

  private static func problems(of id: RecordID, _ editor: Editor) -> [PanelLine] {
    let (texts, reader) = (editor.texts, editor.document.reader)
    if let fault = editor.documentTable.fault(of: id), let row = editor.documentForm.rows.first {
      let target = PanelLine.Target.location(Location(id, row: row.identifier))
      let message = fault.message(hidingContent: !editor.documentForm.secrets.isEmpty)
      let text = "✗ " + texts.invalidJSONHere(message.text(in: texts))
      return [line(texts.lineLabel, text, .error, target, editor)]
    }
    let reading = reader.reading(of: id)
    var lines: [PanelLine] = []
    for row in editor.documentForm.rows {
      let location = Location(id, row: row.identifier)
      if let draft = editor.browser.anchors.drafts[location] {
        lines.append(line(for: draft, editor.documentForm.label(of: row), at: location, editor))
        continue
      }
      let problems = editor.document.reader.problems(of: row, in: id)
      lines += problems.filter { $0.rule != .below && $0.count > 0 }.map {
        line(editor.documentForm.label(of: row), $0, at: location, editor)
      }
      let row = reading.shapes.row(row)
      guard row.child != nil, reading.state(of: row).isJudged else { continue }
      for problem in reading.problemsBelow(row, limit: mostListed) {
        let location = Location(id, path: problem.path, row: problem.row.identifier)
        guard editor.browser.anchors.drafts[location] == nil else { continue }
        let row = problem.isOfWholeItem ? nil : problem.row
        let name = name(of: row, at: problem.path, editor)
        lines.append(line(name, problem.failure, at: location, editor))
      }
    }
    return lines + otherConflicts(of: id, editor) + elsewhere(of: id, editor)
      + refused(id, editor)
  }

  /// Why a record was not saved.
  private static func refused(_ id: RecordID, _ editor: Editor) -> [PanelLine] {
    editor.state.saving.refused(in: editor.document).map(\.refusal).filter { $0.record == id }.map {
      refusal in
      let row = editor.documentForm.rows.first { $0.valuePath?.steps == refusal.path }
      let name = row.map { editor.documentForm.label(of: $0) } ?? editor.texts.recordLabel
      let target = Location(
        id, row: row?.identifier ?? editor.documentForm.rows.first?.identifier ?? "")
      return line(
        name, "✗ " + refusal.reason.text(in: editor.texts), .error, .location(target), editor)
    }
  }

  /// Why deleted records were not saved so; there is nowhere to go.
  private static func ofDeleted(_ editor: Editor) -> [PanelLine] {
    editor.state.saving.refused(in: editor.document).filter { $0.record == nil }.flatMap {
      refused in
      let name = editor.document.nameOfDeleted(refused.refusal.record)
      let reason = "✗ " + refused.refusal.reason.text(in: editor.texts)
      return [
        PanelLine(content: StyledLine(name, editor.theme.heading), isHeading: true),
        PanelLine(content: StyledLine("  " + reason, editor.theme.problem)),
      ]
    }
  }

  /// The conflicts with another program that no row of the record lists: inside objects and
  /// lists, of a row with a draft, and all but the first of one row.
  private static func otherConflicts(of id: RecordID, _ editor: Editor) -> [PanelLine] {
    let open = editor.document.openConflicts.filter { $0.record == id }
    return open.compactMap { conflict in
      let location = editor.document.location(of: conflict)
      guard let (bound, binder) = editor.document.boundRow(at: location) else { return nil }
      if location.path.isEmpty, editor.browser.anchors.drafts[location] == nil,
        ConflictReader.conflict(among: open, of: bound.row, at: location.object, binder.form)
          == conflict
      {
        return nil
      }
      let words = ConflictWords(
        conflict, of: bound.state, at: location.object, binder, in: editor.documentBinder)
      let isOfWhole = conflict.isOfWhole && !words.isInside
      return line(
        isOfWhole || words.isInside || words.isWide
          ? ValuePath(steps: conflict.path).description
          : name(of: bound.row, at: location.path, editor),
        "✗ " + words.allOfTheirs, .error,
        .location(location), editor)
    }
  }

  /// Drafts inside of objects and lists, and those whose row the form has no more.
  private static func elsewhere(of id: RecordID, _ editor: Editor) -> [PanelLine] {
    let drafts = editor.browser.anchors.drafts.filter { location, _ in
      location.record == id
        && (!location.path.isEmpty || editor.documentForm.row(location.row) == nil)
    }
    return drafts.sorted { Location.isBefore($0.key, $1.key) }.map { location, draft in
      let row = editor.document.boundRow(at: location)?.row.row
      let name = row.map { self.name(of: $0, at: location.path, editor) } ?? location.row
      return line(for: draft, location.path.isEmpty ? location.row : name, at: location, editor)
    }
  }

  /// A row inside of a record by the labels that lead to it, or the item there.
  private static func name(of row: ConfigRow?, at path: [JSONStep], _ editor: Editor) -> String {
    NestedName(of: row, at: path, in: editor.documentBinder).text(columns: widestName(editor))
  }

  /// Columns of the names that the messages are aligned to, and of the longest name.
  private static func nameWidth(_ editor: Editor) -> Int {
    min(20, max(editor.browser.size.width / 3 - 2, 6))
  }

  private static func widestName(_ editor: Editor) -> Int {
    max(nameWidth(editor), editor.browser.size.width / 2)
  }

  private static func line(
    _ name: String, _ problem: ValidationFailure, at location: Location, _ editor: Editor
  ) -> PanelLine {
    let mark = problem.severity.mark + " "
    let name = problem.rule == .whole ? editor.texts.recordLabel : name
    return line(name, mark + problem.message, problem.severity, .location(location), editor)
  }

  private static func line(
    for draft: Draft, _ name: String, at location: Location, _ editor: Editor
  ) -> PanelLine {
    let row = editor.document.boundRow(at: location)?.row
    let isSecret = draft.isSecure || row?.state.disclosure.isSecret == true
    let reason = draft.failure.message
    // The reason first: a long text would push it out of sight.
    let text =
      isSecret && row != nil ? reason : editor.texts.about(reason, "“\(draft.shownText)”")
    let severity = draft.fits ? Severity.warning : .error
    return line(name, "✎ " + text, severity, .location(location), editor)
  }

  private static func heading(_ id: RecordID, _ editor: Editor) -> PanelLine {
    let index = (editor.documentTable.index(of: id) ?? 0) + 1
    let title = editor.document.reader.title(of: id)
    let number = editor.texts.recordHeading(index.grouped)
    let text = title.isEmpty ? number : "\(number)  \(title)"
    return PanelLine(content: StyledLine(text, editor.theme.heading), isHeading: true)
  }

  private static func line(
    _ label: String, _ text: String, _ severity: Severity, _ target: PanelLine.Target,
    _ editor: Editor
  ) -> PanelLine {
    let name = DisplayText.truncated(label, to: widestName(editor))
    let gap = max(nameWidth(editor) - DisplayText.width(name), 0) + 2
    let padding = String(repeating: " ", count: gap)
    let style = severity == .error ? editor.theme.problem : editor.theme.warning
    return PanelLine(
      content: StyledLine([
        StyledSpan(name + padding, editor.theme.label), StyledSpan(text, style),
      ]),
      target: target)
  }
}
