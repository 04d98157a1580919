import Forms
import Rules
import Screen
import Texts
import Values

/// An object with a separate form, which opens as a page.
struct LinkCell: CellKind {
  let declaration = CellDeclaration(
    name: "LinkCell", valueType: .object, allowedValueTypes: [.any],
    keys: ["segueIdentifier", "file", "segueValuePath", "presentation"],
    claims: [.keys(["segueIdentifier", "file"], rank: -1)],
    synonyms: "link child childpane pane group nested subform form page push navigation segue "
      + "disclosure",
    traits: .opensObject,
    summary: { $0.texts.summaryOfLinkCell(open: $0.keys.open) })

  func hint(for bound: BoundRow, in texts: Texts) -> String? { "›" }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart { trigger == .enter ? .page : .nothing }
}
