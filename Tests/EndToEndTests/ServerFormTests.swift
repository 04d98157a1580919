import ServerTesting
import Testing

@Suite("Forms from a server")
struct ServerFormTests {
  @Test("A form is read over https, and works like one in a file")
  func shows() throws {
    let served = try ServedScene(local: ["ada.json": ServedScene.data, "bad.json": #"{"pay": 10}"#])
    let outcome = try served.scene.run("show", served.form, "ada.json")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.contains("Name  Ada"))
    let set = try served.scene.run("set", served.form, "ada.json", "pay=7")
    #expect(set.status == 0 && set.errors == "")
    #expect(try served.scene.read("ada.json") == #"{"name": "Ada", "pay": 7}"# + "\n")
    let checked = try served.scene.run("check", served.form, "bad.json")
    #expect(checked.status == 1 && checked.output.contains(#"pay "Pay": must be at most 9"#))
    #expect(try served.server.answers.filter { $0.hasPrefix("200") }.count == 1, "then unchanged")
  }

  @Test("What a form names is read from its folder on its server, and from nowhere else")
  func neighbors() throws {
    let form = """
      { stringsTable = words; rows = (
        { key = "City"; valuePath = city; choicesFrom = "file:cities.json"; choiceValuePath = id;
          choiceTitle = "{name}"; },
        { key = "Home"; valuePath = home; segueIdentifier = place; } ); }
      """
    let included = #"{ rows = ( { key = "Street"; valuePath = street; } ); }"#
    let served = try ServedScene(
      [
        "forms/form.plist": form, "forms/place.plist": included,
        "forms/cities.json": #"[{"id": 1, "name": "Oslo"}]"#,
        "forms/zh-Hans.lproj/words.strings": #""City" = "城市";"#,
      ],
      local: ["data.json": #"{"city": 1, "home": {"street": "A"}}"#, "other.plist": included])
    let url = served.server.url("forms/form.plist")
    let outcome = try served.scene.run("show", url, "data.json")
    #expect(outcome.errors == "" && outcome.output.contains("City  Oslo"))
    served.scene.environment["LC_ALL"] = "zh_CN.UTF-8"
    #expect(try served.scene.run("show", url, "data.json").output.contains("城市  Oslo"))
    #expect(
      try served.server.answers.allSatisfy { $0.dropFirst(4).hasPrefix("/forms/") },
      "all of it is in one folder")
    served.scene.environment["LC_ALL"] = "C.UTF-8"
    #expect(try served.scene.run("lint", "--strict", url).output == "")

    // A file of that name beside the data does not belong to the form.
    try served.server.write("forms/form.plist", form.replacing("= place;", with: "= other;"))
    let missing = try served.scene.run("show", url, "data.json")
    #expect(missing.status == 3 && missing.errors.hasPrefix("\(url):4:"))
    #expect(missing.errors.contains("error F601"))
    for name in ["../place", "https://example.org/place", "/etc/passwd"] {
      let leaving = form.replacing("= place;", with: "= \"\(name)\";")
      try served.server.write("forms/form.plist", leaving)
      let outcome = try served.scene.run("show", url, "data.json")
      #expect(outcome.status == 3 && outcome.errors.contains("error F007"), "\(outcome.errors)")
    }
  }

  @Test("A file that a form names does not lead to another server")
  func otherOrigin() throws {
    let other = try TestServer(["place.plist": #"{ rows = ( { valuePath = a; } ); }"#])
    let served = try ServedScene()
    // The whole form may be elsewhere; what it names is there, too.
    try other.write("form.plist", #"{ rows = ( { valuePath = a; segueIdentifier = place; } ); }"#)
    let moved = served.server.url("redirect?to=\(other.url("form.plist"))")
    #expect(try served.scene.run("lint", moved).output == "")
    #expect(
      try other.answers.filter { $0.hasPrefix("200") }
        == ["200 /form.plist", "200 /place.plist"])
  }

  @Test("While the server can't be reached the last good form is used, with a warning")
  func offline() throws {
    let served = try ServedScene(local: ["ada.json": ServedScene.data])
    try #require(try served.scene.run("show", served.form, "ada.json").status == 0)
    // What is not a form does not replace the good copy.
    try served.server.write("form.plist", "{ rows = (")
    let broken = try served.scene.run("show", served.form, "ada.json")
    #expect(broken.status == 3 && broken.errors.hasPrefix("\(served.form):1:"))
    try served.server.answerAll(with: 502)
    let failing = try served.scene.run("show", served.form, "ada.json")
    #expect(failing.status == 0 && failing.output.contains("Name  Ada"))
    #expect(failing.errors.hasPrefix("\(served.form): warning: this is the copy of 20"))
    #expect(failing.errors.hasSuffix(": the server reports an error of its own (status 502)\n"))
    served.server.stop()
    let stopped = try served.scene.run("check", served.form, "ada.json")
    #expect(stopped.status == 0 && stopped.errors.contains(": the server can't be reached: "))
    #expect(stopped.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "Errors are one sentence, and status 4",
    arguments: [
      ("nothing.plist", "the server has no such file (status 404)"),
      ("status/500", "the server reports an error of its own (status 500)"),
      ("status/403", "the server requires permission to read it (status 403)"),
      ("cut", "the connection ended before all of it was sent"),
      ("loop", "it is redirected more than 5 times"),
      (
        "redirect?to=http://localhost/",
        "the server redirects to plain http, which is not followed"
      ),
      (
        "bomb?size=67108864",
        "it has more than 67,108,864 bytes, which is the most that is read from a server"
      ),
      ("unpackable", "its compression can't be undone"),
    ])
  func errors(path: String, reason: String) throws {
    let served = try ServedScene(local: ["ada.json": ServedScene.data])
    let url = served.server.url(path)
    let outcome = try served.scene.run("show", url, "ada.json")
    #expect(outcome.status == 4)
    let advice = "try another address, or a copy of the form in a file"
    #expect(outcome.errors == "\(url): error F001: \(reason); \(advice)\n")
  }

  @Test("A certificate that is not trusted is an error, also where there is a copy")
  func untrusted() throws {
    let served = try ServedScene()
    try #require(try served.run("show").status == 0)
    served.scene.environment["CURL_CA_BUNDLE"] = nil
    let outcome = try served.run("show")
    #expect(outcome.status == 4)
    #expect(
      outcome.errors.hasPrefix(
        "\(served.form): error F001: the server's certificate is not trusted: "))
    served.scene.environment["SSL_CERT_FILE"] = try TestServer.certificate
    #expect(try served.run("show").status == 0)
    served.scene.environment["SSL_CERT_FILE"] = "/nowhere.pem"
    #expect(try served.run("show").errors.contains("can't be read from /nowhere.pem; install"))
  }

  @Test("A password in an address is refused, and not repeated")
  func password() throws {
    let outcome = try Scene().run("show", "https://ann:secret@localhost/form.plist", "-")
    #expect(outcome.status == 4 && !outcome.errors.contains("secret"))
    #expect(outcome.errors.hasPrefix("https://…@localhost/form.plist: error F001: "))
    let data = try Scene(["form.plist": ServedScene.form])
      .run("show", "form.plist", "https://ann:secret@localhost/a.json")
    #expect(data.status == 4 && !data.errors.contains("secret"))
  }

  @Test("Where no copy can be kept a warning says why, and the form is shown")
  func noCache() throws {
    let served = try ServedScene(local: ["cache": "in the way"])
    let outcome = try served.run("show")
    #expect(outcome.status == 0 && outcome.output.contains("Name  Ada"))
    #expect(
      outcome.errors.split(separator: "\n").map { $0.prefix { $0 != "(" } }.allSatisfy {
        $0.contains(": warning: no copy can be kept for when the server can't be reached: ")
      })
    #expect(try served.scene.read("cache") == "in the way")
  }

  @Test("Copies are for their owner, below $XDG_CACHE_HOME/formview or ~/.cache/formview")
  func cacheFolder() throws {
    let served = try ServedScene()
    served.scene.environment["XDG_CACHE_HOME"] = "relative"
    served.scene.environment["HOME"] = served.scene.folder.path
    try #require(try served.run("show").status == 0)
    let modes = try served.scene.shell("stat -c %a .cache/formview .cache/formview/*")
    #expect(modes.lines == ["700", "600", "600"])
  }

  @Test("The next word of the shell is completed from the copy, and no server is asked")
  func completion() throws {
    let served = try ServedScene()
    try #require(try served.run("show").status == 0)
    let asked = try served.server.answers
    let words = try served.scene.run(
      "--complete-words", "zsh", "3", "get", served.form, served.data, "p")
    #expect(words.output == "w\tpay\tPay\n")
    #expect(try served.server.answers == asked)
  }

  @Test("Without the library one sentence names the package; other forms need it not")
  func noLibrary() throws {
    let served = try ServedScene(local: [
      "form.plist": ServedScene.form, "ada.json": ServedScene.data,
    ])
    try served.scene.makeFolder("lib")
    try served.scene.write("lib/libcurl.so.4", "")
    served.scene.environment["LD_LIBRARY_PATH"] = "lib"
    let outcome = try served.scene.shell(
      "\"$formview\" check form.plist ada.json && \"$formview\" show \(served.form) ada.json")
    #expect(outcome.status == 4)
    #expect(
      outcome.errors.hasPrefix("\(served.form): error F001: libcurl is missing on this machine ("))
    #expect(outcome.errors.contains("; install the package libcurl4; try "))
  }

  @Test("A form and data of the machine open no library")
  func noCost() throws {
    let served = try ServedScene(local: [
      "form.plist": ServedScene.form, "ada.json": ServedScene.data,
    ])
    served.scene.environment["LD_DEBUG"] = "files"
    let local = try served.scene.run("show", "form.plist", "ada.json")
    #expect(local.status == 0 && !local.errors.contains("libcurl"))
    #expect(try served.run("show").errors.contains("libcurl.so.4"))
  }
}
