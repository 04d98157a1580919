import Cells
import FormEditor
import Forms
import Foundation
import Records
import Rules
import Screen
import SourceText
import Values

// Prints what keys cost in forms that are open side by side, without a terminal: the reducer and the frame. A line for each
// kind of key has the median of milliseconds for each form.
//
//   keybench FORM.plist DATA.json [FORM.plist DATA.json ...]

/// A form that is open, whose keys are timed.
struct OpenForm {
  private var editor: Editor
  private var times: [String: [Double]] = [:]

  init(form: String, data: String) throws {
    func text(_ path: String) throws -> SourceText {
      SourceText(name: path, text: try String(contentsOfFile: path, encoding: .utf8))
    }
    let decoded = FormDecoder(cells: CellCatalog.core.declarations).decode(try text(form))
    guard let form = decoded.form else { throw CocoaError(.propertyListReadCorrupt) }
    let table = try RecordTable(parsing: try text(data))
    editor = Editor(
      FormPlan(
        form.inferringKinds(
          from: [table[table.id(at: 0)]], among: CellCatalog.core.table), .plain), table: table,
      file: FileDescription(path: data, abilities: SourceAbilities()), size: Self.size)
    press(.resize(Self.size))
  }

  private static let size = Size(width: 120, height: 40)

  /// Presses a key; `kind` is what its time counts for.
  mutating func press(_ key: KeyPress, as kind: String? = nil) { press(.key(key), as: kind) }

  private mutating func press(_ event: InputEvent, as kind: String? = nil) {
    let begun = DispatchTime.now()
    _ = editor.reduce(.input(event))
    _ = EditorView.frame(editor)
    let taken = Double(DispatchTime.now().uptimeNanoseconds - begun.uptimeNanoseconds) / 1e6
    _ = editor.takeLog()
    if let kind { times[kind, default: []].append(taken) }
  }

  /// The median of a kind of keys.
  func median(_ kind: String) -> Double {
    let sorted = times[kind, default: []].sorted()
    return sorted[sorted.count / 2]
  }
}

/// Forms whose keys alternate.
struct SideBySide {
  private var forms: [OpenForm]
  private static let moves = 50
  private static let edits = 200

  init(_ paths: [String]) throws {
    forms = try stride(from: 0, to: paths.count - 1, by: 2).map {
      try OpenForm(form: paths[$0], data: paths[$0 + 1])
    }
  }

  private mutating func press(
    _ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = [], as kind: String? = nil
  ) {
    for index in forms.indices { forms[index].press(KeyPress(key, modifiers), as: kind) }
  }

  mutating func run() {
    for _ in 0..<Self.moves { press(.down, as: "key") }
    for _ in 0..<Self.moves { press(.up, as: "key") }
    for _ in 0..<Self.moves {
      press(.character("p"), .control, as: "list of commands")
      press(.character("s"), as: "character that narrows it")
      press(.escape)
    }
    for kind in ["edit that all formulas follow", "edit of the last row"] {
      for number in 0..<Self.edits {
        press(.enter)
        press(.character("u"), .control)
        press(.character(Character(String(number % 10))), as: "digit")
        press(.enter, as: kind)
      }
      press(.character("G"))
    }
    let kinds = [
      "key", "list of commands", "character that narrows it", "digit",
      "edit that all formulas follow", "edit of the last row",
    ]
    for kind in kinds {
      let medians = forms.map { String(format: "%.4f", $0.median(kind)) }
      print(kind, medians.joined(separator: " "), separator: "\t")
    }
  }
}

var forms = try SideBySide(Array(CommandLine.arguments.dropFirst()))
forms.run()
