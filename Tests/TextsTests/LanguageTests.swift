import Testing
import Texts
import TextsTesting

@Suite("The language follows the environment")
struct LanguageTests {
  @Test(
    "LANG alone says it",
    arguments: [
      ("zh_CN.UTF-8", .chinese), ("zh_CN", .chinese), ("zh_CN.utf8", .chinese),
      ("zh_SG.UTF-8", .chinese), ("zh_Hans_HK.UTF-8", .chinese), ("zh.UTF-8", .chinese),
      ("zh_TW.UTF-8", .english), ("zh_HK.UTF-8", .english), ("zh_Hant", .english),
      ("en_US.UTF-8", .english), ("de_DE.UTF-8", .english), ("C", .english), ("POSIX", .english),
      ("C.UTF-8", .english), ("", .english), ("zh_CN.UTF-8@pinyin", .chinese),
    ] as [(String, Language)])
  func lang(name: String, language: Language) {
    #expect(Language(environment: ["LANG": name]) == language)
  }

  @Test("LC_ALL counts before LC_MESSAGES, and that before LANG; what is empty does not count")
  func order() {
    let (zh, en) = ("zh_CN.UTF-8", "en_US.UTF-8")
    #expect(Language(environment: ["LC_ALL": zh, "LC_MESSAGES": en, "LANG": en]) == .chinese)
    #expect(Language(environment: ["LC_ALL": en, "LC_MESSAGES": zh, "LANG": zh]) == .english)
    #expect(Language(environment: ["LC_MESSAGES": zh, "LANG": en]) == .chinese)
    #expect(Language(environment: ["LC_ALL": "", "LC_MESSAGES": "", "LANG": zh]) == .chinese)
    #expect(Language(environment: ["LC_NUMERIC": zh, "LC_TIME": zh, "LANG": en]) == .english)
    #expect(Language(environment: [:]) == .english)
  }

  @Test(
    "LANGUAGE lists languages; the first that is spoken counts",
    arguments: [
      ("zh_CN:en", .chinese), ("en:zh_CN", .english), ("fr:zh_CN", .chinese),
      ("zh_TW:zh_CN", .chinese), ("zh_TW", .english), ("fr:de", .english), ("", .english),
      ("C:zh_CN", .english),
    ] as [(String, Language)])
  func languages(list: String, language: Language) {
    #expect(Language(environment: ["LANG": "de_DE.UTF-8", "LANGUAGE": list]) == language)
  }

  @Test(
    "LANGUAGE counts before the locale, but not in the locale C", arguments: ["C", "POSIX", ""])
  func plainLocale(name: String) {
    #expect(Language(environment: ["LANG": name, "LANGUAGE": "zh_CN"]) == .english)
    #expect(
      Language(environment: ["LC_ALL": name, "LANG": "zh_CN"]) == (name == "" ? .chinese : .english)
    )
    #expect(Language(environment: ["LANG": "zh_TW.UTF-8", "LANGUAGE": "zh_CN"]) == .chinese)
    #expect(Language(environment: ["LANG": "zh_CN.UTF-8", "LANGUAGE": "en"]) == .english)
  }

  @Test(
    "Where the terminal reads another encoding than ours it is English",
    arguments: ["zh_CN.GB18030", "zh_CN.GBK", "zh_SG.GB2312"])
  func otherEncodings(name: String) {
    #expect(Language(environment: ["LANG": name]) == .english)
    #expect(Language(environment: ["LANG": name, "LANGUAGE": "zh_CN"]) == .english)
  }
}
