import Testing
import Texts
import TextsTesting

@Suite("Sentences")
struct SentenceTests {
  @Test("count in English with the right number of the noun")
  func plurals() {
    let english = Language.english.texts
    #expect(english.moreDigits(1) == "1 more digit")
    #expect(english.moreDigits(2) == "2 more digits")
    #expect(english.listHasOnly(0) == "the list has only 0 items")
    #expect(
      english.takesFractionDigits(atMost: 1, found: 3).hasPrefix("takes at most 1 digit after"))
    #expect(english.noneHas("a", recordCount: 1, nearest: nil) == "the record has no a")
    #expect(
      english.noneHas("a", recordCount: 2, nearest: "b")
        == "none of the first 2 records has a; did you mean b?")
  }

  @Test("of the screen count in English with the right number of the noun")
  func pluralsOfTheScreen() {
    let english = Language.english.texts
    func pairs(_ sentence: (Int) -> String) -> [String] { [sentence(1), sentence(1_234)] }
    #expect(pairs(english.recordsInTitle) == ["record", "records"])
    #expect(pairs(english.moreLines) == ["+1 line", "+1234 lines"])
    #expect(pairs(english.problemsFound) == ["1 problem", "1234 problems"])
    #expect(
      pairs { english.inSelected("Owner", $0) }
        == ["Owner in 1 selected record:", "Owner in 1,234 selected records:"])
    #expect(pairs(english.stepDeleted) == ["the deleted record", "the 1,234 deleted records"])
    #expect(
      pairs { english.stepSet("City", $0) }
        == ["the change of City in 1 record", "the change of City in 1,234 records"])
    #expect(
      pairs { english.deleted($0, undo: "u") }
        == ["Deleted the record; u brings it back", "Deleted 1,234 records; u brings them back"])
    #expect(
      pairs(english.selectedStay) == [
        "1 selected record is filtered out and stays as it is",
        "1,234 selected records are filtered out and stay as they are",
      ])
    #expect(
      pairs(english.draftsNotValid) == [
        "A draft isn't valid yet and can't be saved.",
        "1234 drafts aren't valid yet and can't be saved.",
      ])
    #expect(
      pairs(english.changesToRecords) == ["changes to a record", "changes to 1,234 records"])
    #expect(
      pairs { english.formWasRead(withWarnings: $0, list: "!") } == [
        "The form was read again, with 1 warning; ! lists it",
        "The form was read again, with 1234 warnings; ! lists them",
      ])
    #expect(english.notSavedWork(["a", "b", "c"]) == "Not saved: a, b and c.")
    #expect(english.notSavedWork(["a"]) == "Not saved: a.")
  }

  @Test("have no plural in Chinese")
  func chinese() {
    let chinese = Language.chinese.texts
    #expect(chinese.moreDigits(1) == "还需 1 位数字")
    #expect(chinese.moreDigits(2) == "还需 2 位数字")
  }

  @Test("have a blank between Chinese and Latin characters or digits, also where parts meet")
  func blanks() {
    let chinese = Language.chinese.texts
    #expect(chinese.undid(chinese.stepSet("城市", 2)) == "已撤销 2 条记录中“城市”的更改")
    #expect(chinese.redid(chinese.stepChanged("城市")) == "已重做“城市”的更改")
    #expect(chinese.changesAnd(chinese.draftCount(1)) == "更改和 1 个草稿")
    #expect(
      chinese.rescueFound("a.json", chinese.draftCount(2), newer: nil)
        == "a.json 中有 formview 上次结束时未保存的 2 个草稿。")
  }

  @Test("are carried without a language, and are equal if they say the same")
  func carried() {
    let sentence = Sentence { $0.mustBeAtLeast("5") }
    #expect(sentence.text(in: Language.english.texts) == "must be at least 5")
    #expect(sentence.text(in: Language.chinese.texts) == "不得小于 5")
    #expect(sentence == Sentence { $0.mustBeAtLeast("5") })
    #expect(sentence != Sentence { $0.mustBeAtLeast("6") })
  }
}
