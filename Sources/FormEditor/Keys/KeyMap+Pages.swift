import Cells
import Screen

/// The keys of pages.
extension KeyMap {
  /// Where a key means the same in the form and in the table.
  static let both: [KeyTable<EditorCommand>.Binding] = [
    .init(
      .clearValue, [.init(.delete)], { $0.clearTitle }, { $0.clearHelp }),
    .init(
      .undo, [.letter("u"), .control("z")], { $0.undoTitle }, { $0.undoHelp }),
    .init(
      .redo, [.control("r"), .control("y")], { $0.redoTitle }, { $0.redoHelp }),
    .init(
      .copyValue, [.letter("y")], { $0.copyTitle }, { $0.copyValueHelp }),
    .init(.search, [.letter("/")], { $0.searchTitle }, { $0.searchHelp }),
    .init(.searchNext, [.letter("n")], { $0.nextMatchTitle }, { $0.nextMatchHelp }),
    .init(
      .searchPrevious, [.letter("N")], { $0.previousMatchTitle }, { $0.previousMatchHelp }),
    .init(.nextProblem, [.letter("]")], { $0.nextProblemTitle }, { $0.nextProblemHelp }),
    .init(
      .previousProblem, [.letter("[")], { $0.previousProblemTitle }, { $0.previousProblemHelp }),
    .init(
      .problems, [.letter("!")], { $0.problemsTitle },
      { $0.problemsHelp(choose: panel.key(.choose)) }),
    .init(
      .changes, [.letter("d")], { $0.changesTitle }, { $0.changesHelp }),
    .init(
      .save, [.letter("s"), .control("s")], { $0.saveTitle }, { $0.saveHelp }),
    .init(.saveAs, [.letter("S")], { $0.saveAsTitle }, { $0.saveAsHelp }),
    .init(
      .releaseMouse, [.letter("M")], { $0.mouseTitle }, { $0.mouseHelp }),
    .init(
      .help, [.letter("?"), .init(.function(1))], { $0.keysTitle }, { $0.keysHelp }),
    .init(
      .quit, [.letter("q"), .control("c")], { $0.quitTitle }, { $0.quitHelp }),
    .init(.redraw, [.control("l")], { $0.redrawTitle }, { $0.redrawHelp }),
  ]

  static let formOnly: [KeyTable<EditorCommand>.Binding] = [
    .init(.down, [.init(.down), .letter("j")], { $0.downTitle }, { $0.rowBelowHelp }),
    .init(.up, [.init(.up), .letter("k")], { $0.upTitle }, { $0.rowAboveHelp }),
    .init(.nextRow, [.init(.tab)], { $0.nextTitle }, { $0.nextRowHelp }),
    .init(
      .previousRow, [.init(.backTab)], { $0.previousTitle }, { $0.previousRowHelp }),
    .init(.pageDown, [.init(.pageDown)], { $0.pageDownTitle }, { $0.pageDownHelp }),
    .init(.pageUp, [.init(.pageUp)], { $0.pageUpTitle }, { $0.pageUpHelp }),
    .init(.first, [.init(.home), .letter("g")], { $0.firstTitle }, { $0.firstRowHelp }),
    .init(.last, [.init(.end), .letter("G")], { $0.lastTitle }, { $0.lastRowHelp }),
    .init(
      .edit, [FieldKeys.open, .letter("e"), .init(.function(2))], { $0.editTitle }, { $0.editHelp }),
    .init(
      .toggle, [FieldKeys.toggle], { $0.toggleTitle }, { $0.toggleHelp }),
    .init(.readFile, [.letter("r")], { $0.readFileTitle }, { $0.readFileHelp }),
    .init(.writeFile, [.letter("w")], { $0.writeFileTitle }, { $0.writeFileHelp }),
    .init(
      .goTo, [.letter(":")], { $0.goToTitle }, { $0.goToHelp }),
    .init(
      .fold, [.letter("z")], { $0.foldTitle }, { $0.foldHelp }),
    .init(
      .showHidden, [.letter("H")], { $0.showHiddenTitle }, { $0.showHiddenHelp }),
    .init(
      .back, [.init(.escape)], { $0.tableTitle }, { $0.tableHelp }),
    .init(
      .nextRecord, [.letter(">"), .init(.pageDown, .control)], { $0.nextRecordTitle },
      { $0.nextRecordHelp }),
    .init(
      .previousRecord, [.letter("<"), .init(.pageUp, .control)], { $0.previousRecordTitle },
      { $0.previousRecordHelp }),
  ]

  static let tableOnly: [KeyTable<EditorCommand>.Binding] = [
    .init(.down, [.init(.down), .letter("j")], { $0.downTitle }, { $0.recordBelowHelp }),
    .init(.up, [.init(.up), .letter("k")], { $0.upTitle }, { $0.recordAboveHelp }),
    .init(
      .left, [.init(.left), .letter("h"), .init(.backTab)], { $0.leftTitle }, { $0.leftHelp }),
    .init(
      .right, [.init(.right), .letter("l"), .init(.tab)], { $0.rightTitle }, { $0.rightHelp }),
    .init(.pageDown, [.init(.pageDown)], { $0.pageDownTitle }, { $0.pageDownHelp }),
    .init(.pageUp, [.init(.pageUp)], { $0.pageUpTitle }, { $0.pageUpHelp }),
    .init(
      .first, [.letter("g"), .init(.home, .control)], { $0.firstTitle }, { $0.firstRecordHelp }),
    .init(
      .last, [.letter("G"), .init(.end, .control)], { $0.lastTitle }, { $0.lastRecordHelp }),
    .init(
      .firstColumn, [.init(.home), .letter("0")], { $0.firstColumnTitle }, { $0.firstColumnHelp }),
    .init(.lastColumn, [.init(.end)], { $0.lastColumnTitle }, { $0.lastColumnHelp }),
    .init(
      .goTo, [.letter(":")], { $0.columnsTitle }, { $0.columnsHelp }),
    .init(
      .hideColumn, [.letter("-")], { $0.hideTitle }, { $0.hideHelp(columns: table.key(.goTo)) }),
    .init(.openRecord, [FieldKeys.open], { $0.openTitle }, { $0.openHelp }),
    .init(
      .edit, [.letter("e"), .init(.function(2))], { $0.editCellTitle }, { $0.editCellHelp }),
    .init(
      .editSelected, [.letter("E")], { $0.setSelectedTitle }, { $0.setSelectedHelp }),
    .init(
      .sort, [.letter("o")], { $0.sortTitle }, { $0.sortHelp }),
    .init(
      .sortAlso, [.letter("O")], { $0.thenSortTitle }, { $0.thenSortHelp }),
    .init(
      .filter, [.letter("&")], { $0.filterTitle }, { $0.filterHelp }),
    .init(
      .statistics, [.letter("=")], { $0.statisticsTitle }, { $0.statisticsHelp }),
    .init(
      .select, [.letter(" ")], { $0.selectTitle }, { $0.selectHelp }),
    .init(
      .invertSelection, [.letter("*")], { $0.invertTitle }, { $0.invertHelp }),
    .init(.addRecord, [.letter("a")], { $0.addTitle }, { $0.addHelp }),
    .init(
      .copyRecord, [.letter("c")], { $0.copyTitle }, { $0.copyHelp }),
    .init(
      .copyToPaste, [.letter("Y")], { $0.copyToPasteTitle }, { $0.copyToPasteHelp }),
    .init(
      .pasteRecords, [.letter("p")], { $0.pasteTitle }, { $0.pasteHelp }),
    .init(
      .deleteRecord, [.letter("x")], { $0.deleteTitle }, { $0.deleteHelp }),
    .init(
      .moveRecordUp, [.init(.up, .meta)], { $0.moveUpTitle }, { $0.moveUpHelp }),
    .init(
      .moveRecordDown, [.init(.down, .meta)], { $0.moveDownTitle }, { $0.moveDownHelp }),
    .init(
      .formBeside, [.letter("v")], { $0.formBesideTitle }, { $0.formBesideHelp }),
    .init(
      .back, [.init(.escape)], { $0.deselectTitle }, { $0.deselectHelp }),
  ]
}
