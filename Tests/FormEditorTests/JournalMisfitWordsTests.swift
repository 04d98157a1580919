import FormEditor
import JSONText
import Records
import Testing
import Texts
import TextsTesting

@Suite("How edits of a journal are named that do not fit the file")
struct JournalMisfitWordsTests {
  /// The words for an edit as a journal has it, where records from 0 are those of the file, and -1, -2 … were added.
  private func words(_ edit: String, in language: Language = .english) throws -> String {
    let line = try JSONSlice(parsing: #"{"do":\#(edit)}"#).value
    guard case .edit(let edit, _)? = JournalEntry(line) else {
      Issue.record("\(edit)")
      return ""
    }
    let scenario = try Scenario()
    return JournalMisfit(edit, 0).words(scenario.editor.documentForm.secrets, language.texts)
  }

  @Test(
    "Records of the file have numbers, added ones none",
    arguments: [
      (#"{"edit":"replace","record":2,"path":["n"],"set":"7"}"#, "record 3, n → 7"),
      (#"{"edit":"replace","record":-1,"path":["n"],"set":"7"}"#, "an added record, n → 7"),
      (#"{"edit":"replace","record":-2,"path":["n"],"remove":true}"#, "an added record, n removed"),
      (
        #"{"edit":"replaceInMany","changes":[{"path":["n"],"set":"7","records":[[0,1]]}]}"#,
        "n → 7 in records 1, 2"
      ),
      (
        #"{"edit":"replaceInMany","changes":[{"path":["n"],"set":"7","records":[[0,6],[-1,-2]]}]}"#,
        "n → 7 in records 1, 2, 3, 4, 5, and 2 more and 2 added records"
      ),
      (
        #"{"edit":"replaceInMany","changes":[{"path":["n"],"set":"7","records":[[-1,-1]]}]}"#,
        "n → 7 in an added record"
      ),
      (#"{"edit":"delete","records":[{"record":2,"place":2}]}"#, "record 3 deleted"),
      (#"{"edit":"delete","records":[{"record":-1,"place":2}]}"#, "an added record deleted"),
      (
        #"{"edit":"delete","records":[{"record":-1,"place":2},{"record":2,"place":3}]}"#,
        "2 records deleted, from an added record on"
      ),
      (#"{"edit":"move","record":2,"from":2,"to":0}"#, "record 3 moved to place 1"),
      (#"{"edit":"move","record":-1,"from":2,"to":0}"#, "an added record moved to place 1"),
    ])
  func english(edit: String, expected: String) throws {
    #expect(try words(edit) == "does not fit now: " + expected)
  }

  @Test(
    "In Chinese as well",
    arguments: [
      (#"{"edit":"replace","record":2,"path":["n"],"set":"7"}"#, "第 3 条记录，n → 7"),
      (#"{"edit":"replace","record":-1,"path":["n"],"set":"7"}"#, "一条添加的记录，n → 7"),
      (
        #"{"edit":"replaceInMany","changes":[{"path":["n"],"set":"7","records":[[0,1],[-1,-1]]}]}"#,
        "第 1、2 条记录和添加的 1 条记录中的 n → 7"
      ),
      (#"{"edit":"delete","records":[{"record":-1,"place":2}]}"#, "删除一条添加的记录"),
      (#"{"edit":"move","record":-1,"from":2,"to":0}"#, "将一条添加的记录移至第 1 位"),
    ])
  func chinese(edit: String, expected: String) throws {
    #expect(try words(edit, in: .chinese) == "与现在的文件不符：" + expected)
  }
}
