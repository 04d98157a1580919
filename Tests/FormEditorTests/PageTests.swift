import Records
import Screen
import Testing

@testable import FormEditor

/// The state as a value: what a key leaves alone is equal to what it was before.
@Suite("The pages that are shown")
struct PageTests {
  private func table() throws -> Scenario { try .table() }

  @Test(
    "Going away and back leaves the whole state as it was",
    arguments: [
      ["j", "k"], ["l", "h"], ["Enter", "Esc"], ["?", "Esc"], [":", "Esc"], ["/", "Esc"],
      ["&", "Esc"], ["e", "Esc"], ["G", "g"], ["v", "v"], ["Space", "k", "Space", "k"],
      ["j", "Enter", ">", "<", "Tab", "S-Tab", "Esc", "k"], ["s"], ["d"],
    ])
  func thereAndBack(keys: [String]) throws {
    var scenario = try Scenario.table(size: Size(width: 200, height: 20))
    scenario.press("j", "k")
    let former = Everything(scenario.editor)
    for key in keys { scenario.press(key) }
    var state = Everything(scenario.editor)
    state.message = nil
    #expect(state == former, "\(keys)")
  }

  @Test(
    "A value that was changed and taken back leaves the records as they were, and a step to redo")
  func undone() throws {
    var scenario = try table()
    let former = scenario.editor
    scenario.press("l", "e", "C-u", "O", "s", "l", "o", "2", "Enter")
    #expect(scenario.editor.records != former.records)
    #expect(scenario.editor.anchors.drafts == former.anchors.drafts)
    #expect(scenario.editor.state.file == former.state.file)
    scenario.press("u")
    #expect(scenario.editor.records.table == former.records.table)
    #expect(scenario.editor.records != former.records)
  }

  @Test("A key in a field changes that field and nothing else")
  func typing() throws {
    var scenario = try table()
    scenario.press("e")
    var former = Everything(scenario.editor)
    scenario.press("x")
    #expect(Everything(scenario.editor) != former)
    former.editing = scenario.editor.editing
    #expect(Everything(scenario.editor) == former)
  }

  @Test("The title is the stack: the form's name, then the record that was opened")
  func breadcrumb() throws {
    var scenario = try table()
    #expect(scenario.editor.pages.pages.count == 1)
    #expect(!scenario.screen[0].contains("›"))
    scenario.press("Enter")
    #expect(scenario.editor.pages.pages.count == 2)
    #expect(scenario.screen[0].contains("Staff  ›  Dora"))
    scenario.press("Esc")
    #expect(scenario.editor.pages.pages.count == 1)
  }

  @Test("A file of one record is one page, and Esc stays on it")
  func single() throws {
    var scenario = try Scenario()
    scenario.press("Esc")
    #expect(scenario.editor.pages.pages.count == 1)
    #expect(scenario.editor.mode == .browsing)
  }

  @Test("Each page has its own search, cursor and scroll: a form's are gone with it")
  func ownSearch() throws {
    var scenario = try table()
    scenario.press("/")
    scenario.type("Oslo")
    scenario.pressAndFinish("Enter")
    #expect(scenario.editor.searchText == "Oslo")
    scenario.press("Enter")
    // Opened with the table's, so that n goes on in the record.
    #expect(scenario.editor.searchText == "Oslo")
    scenario.press("/")
    scenario.type("Phone")
    scenario.press("Enter")
    #expect(scenario.editor.searchText == "Phone")
    scenario.press("Esc")
    #expect(scenario.editor.searchText == "Oslo")
  }

  @Test("The form beside the table is drawn in its own part, and shows the record under the cursor")
  func beside() throws {
    var scenario = try Scenario.table(size: Size(width: 200, height: 20))
    scenario.press("j")
    let halves = scenario.screen.compactMap { line in
      line.firstIndex(of: "│").map { String(line[$0...]) }
    }
    let right = try #require(halves.first { $0.contains("Name") })
    #expect(right.contains("ada"))
    #expect(!right.contains("Dora"))
  }

  @Test("A search finds values and labels, and no placeholder of an empty row")
  func placeholders() throws {
    let form = "({ key = A; valuePath = a; }, { key = B; valuePath = b; placeholder = 100871; })"
    var scenario = try Scenario(form: form, record: #"{"a": "x 100871"}"#)
    scenario.press("/")
    scenario.type("100871")
    scenario.press("Enter", "n")
    #expect(scenario.editor.focus == "a")
    var other = try Scenario(form: form, record: #"{"a": "x"}"#)
    other.press("/")
    other.type("100871")
    other.press("Enter")
    #expect(other.helpLine.contains("is not in this record"))
  }
}

/// All that keys change.
private struct Everything: Equatable {
  let state: EditorState
  let records: Document<StepNote>
  let pages: PageStack
  let folds: SectionFolds
  let anchors: RowAnchors
  let conflicts: OpenConflicts
  let problemsAreShown: Bool
  let jobs: TableJobs
  let size: Size
  var editing: Editing?
  var message: Message?

  init(_ editor: Editor) {
    state = editor.state
    records = editor.records
    pages = editor.pages
    folds = editor.folds
    anchors = editor.anchors
    conflicts = editor.conflicts
    problemsAreShown = editor.problemsAreShown
    jobs = editor.jobs
    size = editor.size
    editing = editor.editing
    message = editor.message
  }
}
