import Cells
import Forms
import Records
import Screen

/// The commands for records as a whole: all undoable, and no question asked unless a list
/// wants one.
enum RecordCommands {
  static let all =
    [select, invertSelection, add, copy, copyToPaste, paste, delete, moveUp, moveDown]

  // MARK: The selection

  static let select = Command(
    "select", [.letter(" ")], { $0.selectTitle }, { $0.selectHelp },
    counted: { editor, count in
      for _ in 0..<max(min(count ?? 1, editor.viewCount - editor.tablePage.row), 0) {
        guard let record = editor.record else { break }
        editor.browser.tablePage.selection.toggle(record)
        editor.browser.moveCell(rows: 1)
        reportSelection(in: &editor)
      }
      return []
    })
  static let invertSelection = Command(
    "invertSelection", [.letter("*")], { $0.invertTitle }, { $0.invertHelp },
    does: { editor in
      let inView = RecordSet(editor.tablePage.order ?? editor.table.records)
      editor.browser.tablePage.selection.invert(among: inView)
      reportSelection(in: &editor)
    })

  private static func reportSelection(in editor: inout Editor) {
    let count = editor.tablePage.selection.inView.count
    editor.browser.message = .notice(
      count == 0
        ? editor.listContext.noneSelectedNote
        : editor.texts.selectedCount(
          count, set: editor.keys[setSelected], copy: editor.keys[copy],
          delete: editor.keys[delete]))
  }

  static let setSelected = Command(
    "setSelected", [.letter("E")], { $0.setSelectedTitle }, { $0.setSelectedHelp },
    refusal: { refusalToSet($0.browser) }, does: { $0.fields.openForSelected(in: &$0.browser) })

  static func refusalToSet(_ browser: Browser) -> Command.Refusal? {
    guard let column = browser.focusedColumn else { return nil }
    if browser.tablePage.selection.inView.isEmpty {
      return .notice(
        browser.texts.selectFirst(
          browser.listContext.noneSelectedNote, select: browser.keys[select],
          edit: browser.keys[TableCommands.edit]))
    }
    if column.isItemKey { return .notice(browser.texts.keysDiffer) }
    guard let bound = browser.focusedRow, browser.binder.holdsSecret(bound) else { return nil }
    return .notice(browser.texts.about(column.key, browser.texts.holdsSecrets))
  }

  // MARK: Adding, copying, deleting

  static let add = Command(
    "add", [.letter("a")], { $0.addTitle }, { $0.addHelp },
    titleNow: { $0.listSettings.addTitle }, refusal: { RecordChange.add(1).refusal(in: $0) },
    does: { $0.fields.addRecord(made: $0.moment, in: &$0.browser) })
  static let copy = Command(
    "copy", [.letter("c")], { $0.copyTitle }, { $0.copyHelp },
    refusal: { RecordChange.copy($0.chosenRecords.count).refusal(in: $0) },
    does: { editor in
      let chosen = editor.table.placements(of: editor.chosenRecords)
        .filter { !editor.reader.isBroken($0.id) }
      guard let last = chosen.last, editor.table.isList else {
        editor.browser.message = .notice(editor.texts.noRecordToCopy)
        return
      }
      let copies = Insertion(copying: chosen.map(\.id), to: last.index + 1, in: editor.table)
      guard insert(copies, summary: .recordsCopied(chosen.count), in: &editor.browser) else {
        return
      }
      editor.browser.message = .notice(
        editor.texts.joined(
          editor.texts.copiedBelow(chosen.count, undo: editor.keys[PageCommands.undo]),
          notes: [editor.listContext.outOfViewNote]))
    })
  static let copyToPaste: Command = .init(
    "copyToPaste", [.letter("Y")], { $0.copyToPasteTitle }, { $0.copyToPasteHelp },
    does: { editor in
      let chosen = editor.table.placements(of: editor.chosenRecords).map(\.id)
        .filter { !editor.reader.isBroken($0) }
      guard !chosen.isEmpty else {
        editor.browser.message = .notice(editor.texts.noRecordToCopy)
        return
      }
      if let list = editor.listRow, !list.listSettings.isCopyable {
        editor.browser.message = .warning(editor.texts.itemsAreNotCopied(of: list.key))
        return
      }
      editor.state.copied = CopiedItems(
        records: editor.table.copied(chosen), formName: editor.browser.pages.list.formName)
      editor.browser.message = .notice(
        editor.texts.copiedToPaste(chosen.count, paste: editor.keys[paste]))
    })
  static let paste: Command = .init(
    "paste", [.letter("p")], { $0.pasteTitle }, { $0.pasteHelp },
    refusal: { editor in
      guard let copied = editor.state.copied else {
        return .notice(editor.texts.nothingToPaste(copy: editor.keys[copyToPaste]))
      }
      guard copied.fit(editor.browser) else {
        return .warning(editor.texts.otherFormIsNotPasted)
      }
      guard editor.table.isList else { return .notice(editor.texts.noListToPasteInto) }
      return RecordChange.add(copied.records.count).refusal(in: editor)
    },
    does: { editor in
      guard let copied = editor.state.copied?.records else { return }
      let insertion = editor.table.insertion(of: copied, at: editor.indexBelowCursor)
      guard insert(insertion, summary: .recordsPasted(copied.count), in: &editor.browser) else {
        return
      }
      editor.browser.message = .notice(
        editor.texts.pasted(copied.count, undo: editor.keys[PageCommands.undo]))
    })

  /// The cursor goes to the first of the records.
  private static func insert(
    _ insertion: Insertion, summary: StepSummary, in browser: inout Browser
  ) -> Bool {
    guard let first = insertion.records.first?.id,
      browser.perform(
        .insert(insertion), at: first, summary: summary,
        deselecting: browser.tablePage.selection.inView)
    else { return false }
    browser.bringUp(first)
    return true
  }

  static let delete = Command(
    "delete", [.letter("x")], { $0.deleteTitle }, { $0.deleteHelp }, refusal: refusalToDelete,
    does: { editor in
      if editor.listSettings.confirmsDeletion || editor.browser.settings.confirmsDeletion {
        askWhetherToDelete(in: &editor)
      } else {
        deleteChosen(in: &editor.browser)
      }
    })

  /// The answer to the question whether to delete: what was asked about may be refused by now.
  static func deleteConfirmed(in editor: inout Editor) {
    if let refusal = refusalToDelete(editor) {
      editor.browser.message = refusal.message
    } else {
      deleteChosen(in: &editor.browser)
    }
  }

  private static func refusalToDelete(_ editor: Editor) -> Command.Refusal? {
    let deletion = RecordChange.delete(editor.chosenRecords.count)
    if let refusal = deletion.refusal(in: editor) { return refusal }
    guard editor.chosenRecords.isEmpty || !editor.table.isList else { return nil }
    return .notice(editor.texts.noRecordToDelete)
  }

  private static func deleteChosen(in browser: inout Browser) {
    let chosen = browser.table.placements(of: browser.chosenRecords)
    guard let first = chosen.first?.id,
      browser.perform(.delete(chosen), at: first, summary: .recordsDeleted(chosen.count))
    else { return }
    browser.followCursor()
    browser.message = .notice(
      browser.texts.joined(
        browser.texts.deleted(chosen.count, undo: browser.keys[PageCommands.undo]),
        notes: [browser.listContext.outOfViewNote]))
  }

  private static func askWhetherToDelete(in editor: inout Editor) {
    let chosen = editor.table.placements(of: editor.chosenRecords)
    let title =
      chosen.count == 1
      ? editor.listBinder.reading(editor.table[chosen[0].id])
        .title(by: editor.listSettings.itemTitle) : ""
    editor.state.prompt = Prompt(
      editor.texts.deleteItems(chosen.count, named: title), about: .records,
      [
        Prompt.Answer("d", editor.texts.deleteAnswer, .deleteItems(RecordSet(chosen)))
      ], editor.texts)
  }

  // MARK: Moving

  static let moveUp = Command(
    "moveUp", [KeyPress(.up, .meta)], { $0.moveUpTitle }, { $0.moveUpHelp }, refusal: refusalToMove,
    counted: { move(by: -($1 ?? 1), in: &$0) })
  static let moveDown = Command(
    "moveDown", [KeyPress(.down, .meta)], { $0.moveDownTitle }, { $0.moveDownHelp },
    refusal: refusalToMove,
    counted: { move(by: $1 ?? 1, in: &$0) })

  private static func refusalToMove(_ editor: Editor) -> Command.Refusal? {
    guard editor.record != nil else { return nil }
    if let refusal = RecordChange.move.refusal(in: editor) { return refusal }
    guard editor.tablePage.order != nil else { return nil }
    let keys = [
      editor.keys[ViewCommands.filter], FieldKeys.eraseToStart.name,
      editor.keys.whileTyping[LineCommands.done],
    ]
    return .warning(
      editor.tablePage.sortKeys.isEmpty
        ? editor.texts.moveNeedsNoFilter(keys: keys)
        : editor.texts.moveNeedsNoSort(sort: editor.keys[ViewCommands.sort]))
  }

  private static func move(by step: Int, in editor: inout Editor) -> [EditorEffect] {
    let table = editor.table
    guard let record = editor.record, let index = table.index(of: record) else { return [] }
    let target = min(max(index + step, 0), table.count - 1)
    if target != index,
      editor.browser.perform(
        .move(record, from: index, to: target), at: record, summary: .recordMoved)
    {
      editor.browser.bringUp(record)
      // An Esc and an arrow that arrive together are this key, too.
      editor.browser.message = .notice(
        editor.texts.movedTo(
          target + 1, of: table.count, undo: editor.keys[PageCommands.undo]))
    }
    return []
  }
}

extension CopiedItems {
  /// True where they may be pasted into the nearest table.
  func fit(_ browser: Browser) -> Bool {
    guard browser.pages.list.formName != formName else { return true }
    let form = formName.map { browser.documentBinder.binder(ofForm: $0)?.form }
    return (form ?? browser.documentForm).map { browser.listForm.takesRecords(of: $0) } ?? false
  }
}
