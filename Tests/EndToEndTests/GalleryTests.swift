import FormTesting
import Forms
import ScreenTesting
import Testing

@Suite("The gallery shows every cell")
struct GalleryTests {
  private static func scene() throws -> Scene {
    try Scene([
      "cells.plist": Repository.text("Forms/Gallery/cells.plist"),
      "gallery.json": Repository.text("data/gallery.json"),
    ])
  }

  private static func open(
    _ scene: Scene, environment: [String: String] = [:], width: Int = 80, bottom: String = "? keys"
  ) throws -> TerminalSession {
    try scene.open(
      "cells.plist", "gallery.json", environment: environment, size: (width, 40),
      showing: "Stepper",
      bottom: bottom)
  }

  @Test("Its data keeps its rules")
  func data() throws {
    let scene = try Self.scene()
    let outcome = try scene.run("check", "--strict", "cells.plist", "gallery.json")
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test("A stepper is stepped by keys, and saving changes nothing else")
  func stepper() throws {
    let scene = try Self.scene()
    let before = try scene.read("gallery.json")
    let session = try Self.open(scene)
    #expect(session.line(of: "Stepper").contains("15  − +"))
    try session.edit("Stepper")
    try session.press("+", "Right", "l", "-")
    try session.wait(for: "25  − +")
    try session.press("Enter", "s")
    try session.wait(for: "Saved")
    #expect(
      try scene.read("gallery.json") == before.replacing("\"stepper\": 15", with: "\"stepper\": 25")
    )
  }

  @Test("A slider is moved by keys and refuses what is typed between two steps")
  func slider() throws {
    let scene = try Self.scene()
    let before = try scene.read("gallery.json")
    let session = try Self.open(scene)
    try session.edit("Slider")
    try session.press("h", "h")
    try session.wait(for: "0.25")
    session.type("0.33")
    try session.wait(for: "must be a multiple of 0.05")
    try session.press("End", "Enter", "s")
    try session.wait(for: "Saved")
    #expect(
      try scene.read("gallery.json")
        == before.replacing("\"slider\": 0.35", with: "\"slider\": 1.00"))
  }

  @Test("40 columns, no colors and Chinese show it, too")
  func elsewhere() throws {
    let scene = try Self.scene()
    let narrow = try Self.open(scene, width: 40)
    #expect(narrow.line(of: "Slider").contains("0.35"))
    #expect(narrow.screen.allSatisfy { $0.count <= 40 })
    let plain = try Self.open(scene, environment: ["NO_COLOR": "1"])
    #expect(plain.line(of: "Slider").contains("━●─"))
    let chinese = try Self.open(scene, environment: ["LC_ALL": "zh_CN.UTF-8"], bottom: "? 按键")
    try chinese.press("/")
    chinese.type("Stepper")
    try chinese.press("Enter", "Enter")
    try chinese.wait(for: "增减")
  }

  @Test("A checkmark is toggled by Space; notes and headings take the whole width")
  func checkmark() throws {
    let scene = try Self.scene()
    let before = try scene.read("gallery.json")
    let session = try Self.open(scene)
    #expect(session.line(of: "Every kind of cell").hasPrefix("▌ Every kind of cell once. Enter"))
    #expect(session.line(of: "One of several").contains("One of several ─────"))
    #expect(session.line(of: "Checkmark").contains("[ ]"))
    try session.press("/")
    session.type("Checkmark")
    try session.press("Enter", "Space")
    try session.wait(for: "[✓]")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(
      try scene.read("gallery.json")
        == before.replacing("\"checkmark\": false", with: "\"checkmark\": true"))
    let printed = try scene.run("show", "cells.plist", "gallery.json")
    #expect(printed.lines.contains { $0.hasPrefix("One of several ───") })
    #expect(printed.lines.contains("Checkmark  [✓]"))
  }

  @Test("Radio buttons and segments are chosen by keys, and saving changes nothing else")
  func inlineChoices() throws {
    let scene = try Self.scene()
    let before = try scene.read("gallery.json")
    let session = try Self.open(scene)
    #expect(session.line(of: "Radio").contains("○ E-mail"))
    #expect(session.line(of: "Telephone").contains("● Telephone"))
    try session.edit("Radio")
    try session.press("Down", "Enter")
    try session.wait(for: "● Letter")
    #expect(session.line(of: "Segmented").contains("● Low   ○ Middle   ○ High"))
    try session.press("/")
    session.type("Segmented")
    try session.press("Enter", "Space")
    try session.wait(for: "● Middle")
    try session.press("Enter", "Right", "Enter")
    try session.wait(for: "● High")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(
      try scene.read("gallery.json")
        == before.replacing("\"radio\": \"phone\"", with: "\"radio\": \"post\"")
        .replacing("\"segmented\": \"low\"", with: "\"segmented\": \"high\""))
    let refused = try scene.run("set", "cells.plist", "gallery.json", "segmented=highest")
    #expect(refused.status == 1)
  }

  @Test("Several choices are marked, and only what is added changes the file")
  func severalChoices() throws {
    let scene = try Self.scene()
    let before = try scene.read("gallery.json")
    let session = try Self.open(scene)
    #expect(session.line(of: "Weekdays").contains("Tuesday, Friday"))
    try session.edit("Weekdays")
    try session.press("Space")
    try session.wait(for: "[✓] Monday")
    // Saving keeps what is marked, as it keeps what is typed.
    try session.press("C-s")
    try session.wait(for: "Saved")
    #expect(
      try scene.read("gallery.json")
        == before.replacing("[\"tue\", \"fri\"]", with: "[\"tue\", \"fri\", \"mon\"]"))
    try session.edit("Weekdays")
    try session.press("Down", "Down", "Space", "Enter")
    try session.wait(for: "takes at most 3 choices, has 4")
    try session.press("Esc")
    let taken = try scene.run("set", "cells.plist", "gallery.json", "weekdays=Monday, wed")
    #expect(taken.status == 0)
    #expect(try scene.read("gallery.json").contains(#""weekdays": ["mon", "wed"]"#))
    let refused = try scene.run("set", "cells.plist", "gallery.json", "weekdays=Sunday")
    #expect(refused.status == 1)
  }

  @Test("A table shows its first items, opens all of them, and saving changes nothing else")
  func table() throws {
    let scene = try Self.scene()
    let before = try scene.read("gallery.json")
    let session = try Self.open(scene)
    try session.press("/")
    session.type("Remark")
    try session.press("Enter", "G", "k", "k")
    try session.wait(for: "… 2 more items")
    #expect(session.line(of: "First frost").contains("2026-11-16   4.5   First frost"))
    try session.press("Enter")
    try session.wait(for: "6 items")
    try session.press("Down", "Right", "e", "C-u")
    session.type("50")
    try session.press("Enter")
    try session.wait(for: "must be at most 40")
    try session.press("C-u")
    session.type("13.5")
    try session.press("Enter", "Esc")
    try session.wait(for: "2026-11-17  13.5")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(
      try scene.read("gallery.json") == before.replacing("\"value\": 12 ", with: "\"value\": 13.5 ")
    )
  }

  @Test("set takes what a step reaches, and refuses other numbers")
  func set() throws {
    let scene = try Self.scene()
    let refused = try scene.run("set", "cells.plist", "gallery.json", "stepper=12")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("must be a multiple of 5"))
    let taken = try scene.run("set", "cells.plist", "gallery.json", "stepper=20", "slider=0.5")
    #expect(taken.status == 0)
    #expect(try scene.read("gallery.json").contains("\"stepper\": 20"))
  }

  @Test("It has each kind of cell of the catalog")
  func catalog() throws {
    let rows = try Self.rows()
    #expect(Set(rows.map(\.cellIdentifier)) == Set(FormFixture.cells.map(\.name)))
  }

  @Test("Each kind is shown, opened and left, and nothing is changed by that")
  func walk() throws {
    let scene = try Self.scene()
    let before = try scene.read("gallery.json")
    let session = try scene.open(
      "cells.plist", "gallery.json", size: (100, 90), showing: "Stepper")
    for kind in FormFixture.cells {
      let row = try #require(try Self.rows().first { $0.cellIdentifier == kind.name })
      let label = row.literal ?? row.key
      // A button's label has brackets around it.
      let line = try #require(
        session.screen.firstIndex {
          row.action == nil
            ? $0.dropFirst(2).hasPrefix(label.prefix(60)) : $0.contains(label)
        }, "\(label)")
      // What only shows something has no footer, and opens nothing.
      guard let footer = row.footerText else {
        #expect(kind.traits.contains(.readOnly), "\(kind.name)")
        continue
      }
      session.click(4, line)
      try session.wait(for: footer)
      // A button acts at once.
      guard row.action == nil else { continue }
      if kind.ownKeys.contains("trueTitle") {
        let shown = session.screen[line]
        try session.press("Space")
        try session.wait(forNo: shown)
        try session.press("Space")
        try session.wait(for: shown)
      } else {
        let screen = session.screen
        try session.press("Enter")
        try session.wait(until: "\(kind.name) has opened") { $0.screen != screen }
        try session.press("Esc")
        try session.wait(until: "\(kind.name) is left") { $0.screen == screen }
      }
    }
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("gallery.json") == before)
  }

  private static func rows() throws -> [ConfigRow] {
    let form = try #require(FormFixture.decode(Repository.text("Forms/Gallery/cells.plist")).form)
    return form.rows
  }
}
