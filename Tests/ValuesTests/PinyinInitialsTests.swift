import Testing

@testable import Values

@Suite("Initials of Pinyin")
struct PinyinInitialsTests {
  @Test(
    "Characters that follow one another are found by the initials of their readings",
    arguments: [
      ("bj", "北京"), ("BJ", "北京"), ("ｂｊ", "北京"), ("bj", "北京市"), ("hd", "北京海淀"), ("b", "北京"),
      ("sh", "上海"), ("gz", "广州"), ("cq", "重庆"), ("zq", "重庆"), ("xm", "厦门"), ("cs", "长沙"),
      ("wlmq", "乌鲁木齐"), ("e", "鄂"), ("o", "欧阳"), ("aq", "A 区"), ("bj2", "北京 2 号"),
      ("oyayg", "欧阳·阿依古丽"),
      ("zs", "张三"), ("nj", "南京"), ("lt", "兰亭"), ("r", "日"), ("w", "为"), ("y", "一"),
    ])
  func found(typed: String, text: String) throws {
    let query = try #require(PinyinInitials.Query(typed))
    #expect(query.isFound(in: text))
  }

  @Test(
    "Others are not found: a single letter inside, letters without a Chinese character, other readings",
    arguments: [
      ("j", "北京"), ("jb", "北京"), ("bjs", "北京"), ("ab", "a b"), ("b", ""), ("v", "吴"), ("sq", "重庆"),
    ])
  func notFound(typed: String, text: String) throws {
    let query = try #require(PinyinInitials.Query(typed))
    #expect(!query.isFound(in: text))
  }

  @Test(
    "Only letters and digits of ASCII can be initials",
    arguments: ["", "北", "b j", "12", "é北", "-b"])
  func noInitials(typed: String) {
    #expect(PinyinInitials.Query(typed) == nil)
  }

  @Test("The beginning of a text differs from what is inside")
  func beginning() throws {
    let query = try #require(PinyinInitials.Query("hd"))
    #expect(query.begins("海淀区"))
    #expect(!query.begins("北京海淀"))
    #expect(query.isFound(in: "北京海淀"))
  }
}
