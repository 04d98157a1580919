import Testing
import Texts

@Suite("Names of languages")
struct LanguageNameTests {
  @Test(
    "The folder of a language serves its territories, but no other script",
    arguments: [
      ("zh_CN.UTF-8", "zh-Hans"), ("zh_SG", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh-HK", "zh-Hant"),
      ("zh", "zh-Hans"), ("pt_BR.UTF-8", "pt_BR"), ("pt_PT", "pt"), ("de_AT@euro", "de"),
      ("en_GB", "en-GB"), ("en_AU", nil), ("en", "en-GB"), ("ja_JP", nil), ("C", nil), ("", nil),
      ("FR_fr", "fr"),
    ] as [(String, String?)])
  func nearest(name: String, folder: String?) {
    let folders = ["Base", "de", "en-GB", "fr", "pt", "pt_BR", "zh-Hans", "zh-Hant"]
    #expect(LanguageName(name).serving(among: folders).first == folder)
  }

  @Test("An exact folder comes before a general one, whatever their order")
  func exact() {
    for folders in [["zh-Hans", "zh_CN", "zh"], ["zh", "zh_CN", "zh-Hans"]] {
      #expect(LanguageName("zh_CN.UTF-8").serving(among: folders).first == "zh_CN")
    }
    #expect(LanguageName("zh_CN").serving(among: ["zh-Hant", "zh-TW"]).isEmpty)
  }

  @Test("Behind the folder of a territory comes that of its language")
  func chain() {
    #expect(LanguageName("de_AT").serving(among: ["de", "de-AT", "de-CH"]) == ["de-AT", "de"])
    #expect(LanguageName("en").serving(among: ["en-GB", "en-US"]) == ["en-GB"])
    #expect(LanguageName("en").serving(among: ["en-GB", "en"]) == ["en"])
  }

  @Test("A folder with the person's script comes before one without a script")
  func script() {
    #expect(LanguageName("zh_CN").serving(among: ["zh", "zh-Hans"]) == ["zh-Hans", "zh"])
    #expect(LanguageName("zh").serving(among: ["zh", "zh-Hans"]) == ["zh-Hans", "zh"])
    #expect(
      LanguageName("zh_CN").serving(among: ["zh", "zh_CN", "zh-Hans", "zh-Hans-CN"]) == [
        "zh-Hans-CN", "zh_CN", "zh-Hans", "zh",
      ])
    #expect(LanguageName("sr_Latn_RS").serving(among: ["sr", "sr-Latn"]) == ["sr-Latn", "sr"])
    #expect(LanguageName("sr").serving(among: ["sr-Latn", "sr"]) == ["sr", "sr-Latn"])
  }

  @Test("Chinese of another territory with the same script comes where there is nothing else")
  func otherTerritory() {
    #expect(LanguageName("zh_SG").serving(among: ["zh_CN", "zh_TW"]) == ["zh_CN"])
    #expect(LanguageName("zh_SG").serving(among: ["zh_CN", "zh"]) == ["zh"])
    #expect(LanguageName("zh_HK").serving(among: ["zh-TW", "zh-CN"]) == ["zh-TW"])
    #expect(LanguageName("de_AT").serving(among: ["de-CH"]).isEmpty)
    #expect(LanguageName("zh_SG").folderNames.contains("zh_CN"))
    #expect(LanguageName("zh_HK").folderNames.contains("zh-TW"))
  }

  @Test("LANGUAGE lists them, in C there is English only")
  func preferred() {
    func names(_ environment: [String: String]) -> [String] {
      LanguageName.preferred(in: environment).map(\.language)
    }
    #expect(names(["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:zh_CN:en"]) == ["fr", "zh", "en"])
    #expect(names(["LANG": "de_DE.UTF-8"]) == ["de"])
    #expect(names(["LC_ALL": "C", "LANGUAGE": "fr"]) == ["en"])
    #expect(names(["LANG": "zh_CN.GB18030"]) == ["en"])
    #expect(names([:]) == ["en"])
  }

  @Test("A language's folder may be named in several ways")
  func folderNames() {
    #expect(LanguageName("de").folderNames == ["de"])
    #expect(LanguageName("pt_BR.UTF-8").folderNames == ["pt", "pt-BR", "pt_BR"])
    #expect(
      LanguageName("zh_CN").folderNames == [
        "zh", "zh-Hans-CN", "zh_Hans-CN", "zh-Hans", "zh_Hans", "zh-CN", "zh_CN",
      ])
  }
}
