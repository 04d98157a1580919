import ScreenTesting
import Testing

@Suite("Addresses: the province filters the cities, and the city the districts")
struct AddressTests {
  private func scene() throws -> Scene {
    let scene = try Scene([:])
    for name in ["Forms/address.plist", "Forms/regions.json", "data/address.json"] {
      try scene.write(
        String(name.split(separator: "/")[1]), try Repository.text(name))
    }
    return scene
  }

  @Test("A person chooses province, city and district in turn, and saves one line of difference")
  func walk() throws {
    let scene = try scene()
    let before = try scene.read("address.json")
    let terminal = try scene.open("address.plist", "address.json", showing: "王小明")
    try terminal.press("Enter")
    try terminal.wait(for: "海淀区")
    try terminal.edit("Province")
    terminal.type("zhej")
    try terminal.wait(for: "1 of 6")
    try terminal.press("Enter")
    try terminal.wait(for: "浙江省 Zhejiang")
    try terminal.wait(for: "\"北京市辖区 Beijing city\" is not")
    try terminal.press("j", "Enter")
    try terminal.wait(for: "绍兴市 Shaoxing")
    #expect(!terminal.screen.contains { $0.contains("苏州市") })
    terminal.type("杭")
    try terminal.press("Enter")
    try terminal.wait(for: "杭州市 Hangzhou")
    try terminal.press("j", "Enter")
    try terminal.wait(for: "余杭区")
    terminal.type("西湖")
    try terminal.press("Enter")
    try terminal.wait(forNo: "is not among the choices")
    try terminal.press("s")
    try terminal.wait(for: "Saved")
    let after = try scene.read("address.json")
    #expect(
      after
        == before.replacing(
          #""province": "11", "city": "1101", "district": "110108""#,
          with: #""province": "33", "city": "3301", "district": "330106""#))
  }

  @Test(
    "Each of several addresses has the choices of its own province, and is one value of the file")
  func others() throws {
    let scene = try scene()
    let before = try scene.read("address.json")
    let terminal = try scene.open("address.plist", "address.json", showing: "王小明")
    try terminal.press("Enter")
    try terminal.wait(for: "2 items: Parents — 杭州市 Hangzhou, Office — 深圳市 Shenzhen")
    try terminal.press("/")
    terminal.type("Others")
    try terminal.press("Enter", "Enter")
    try terminal.wait(for: "西湖区")
    try terminal.press("Down", "Enter")
    try terminal.wait(for: "南山区")
    try terminal.edit("City")
    try terminal.wait(for: "广州市 Guangzhou")
    #expect(!terminal.screen.contains { $0.contains("绍兴市") })
    terminal.type("zhuh")
    try terminal.press("Enter")
    try terminal.wait(for: "\"南山区\" is not among the choices for this record")
    try terminal.press("u")
    try terminal.wait(forNo: "unsaved")
    #expect(try scene.read("address.json") == before)
    #expect(
      try scene.run(
        "set", "--record", "1", "address.plist", "address.json", "others[1].city=珠海市 Zhuhai",
        "others[1].district=香洲区"
      ).status == 0)
    #expect(
      try scene.read("address.json")
        == before.replacing(
          #""city": "4403", "district": "440305", "street": "科技园南路 30 号""#,
          with: #""city": "4404", "district": "440402", "street": "科技园南路 30 号""#))
  }

  @Test("The open screen follows the file of the choices")
  func live() throws {
    let scene = try scene()
    let terminal = try scene.open("address.plist", "address.json", showing: "王小明")
    #expect(terminal.screen.contains { $0.contains("浙江省 Zhejiang") })
    try scene.replace(
      "regions.json", with: try scene.read("regions.json").replacing("Zhejiang", with: "Chekiang"))
    try terminal.wait(for: "浙江省 Chekiang")
    try scene.replace("regions.json", with: "[")
    try terminal.wait(for: "F504")
    #expect(terminal.screen.contains { $0.contains("浙江省 Chekiang") })
  }

  @Test("check finds a district of another city, set takes titles, filters find them")
  func commands() throws {
    let scene = try scene()
    #expect(try scene.run("lint", "address.plist").output == "")
    #expect(try scene.run("check", "address.plist", "address.json").status == 0)
    let refused = try scene.run(
      "set", "--record", "2", "address.plist", "address.json", "city=杭州市 Hangzhou")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("is not among the choices for this record"))
    #expect(
      try scene.run(
        "set", "--record", "2", "address.plist", "address.json", "district=滨江区",
        "city=杭州市 Hangzhou", "province=33"
      ).status == 0)
    #expect(
      try scene.read("address.json").contains(
        #""province": "33", "city": "3301", "district": "330108""#))
    try scene.write(
      "address.json",
      try scene.read("address.json").replacing("\"city\": \"3205\"", with: "\"city\": \"3201\""))
    let checked = try scene.run("check", "address.plist", "address.json")
    #expect(checked.status == 1)
    #expect(
      checked.output.contains("error choice: record 4, district \"District\": \"昆山市\" is not"),
      "\(checked.output)")
    let filtered = try scene.run(
      "show", "--filter", "province ~ zhejiang", "--columns", "name,city", "--format", "csv",
      "address.plist", "address.json")
    #expect(filtered.output.contains("陈思远,3301"))
    #expect(filtered.output.contains("李雨桐,3301"))
    #expect(!filtered.output.contains("王小明"))
  }

  @Test("A list that is not there, or a file outside, is an error with its place")
  func errors() throws {
    let scene = try scene()
    try scene.write("regions.json", "[{\"code\": 1,\n  oops}]")
    let broken = try scene.run("lint", "address.plist")
    #expect(broken.status == 3)
    #expect(broken.output.contains("regions.json:2:3: error F504"), "\(broken.output)")
  }
}
