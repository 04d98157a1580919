import SourceText
import Texts
import Values

/// W108: the first section has rows, where the first rows name none and so are above all headings.
enum SectionCheck: FormCheck {
  static func check(_ form: DraftForm) {
    guard let first = form.sections.first, let row = form.rows.first, row.row.section.isEmpty,
      !row.reader.has("section"),
      !form.rows.contains(where: { $0.row.section.hasSameBytes(as: first.identifier) }),
      let position = form.reader?.position(of: "sections")
    else { return }
    form.report(
      .W108, at: position, quoting: first.identifier,
      advice: Sentence { [label = row.row.key] in
        $0.sectionInRow(TextQuoting.short(first.identifier), label)
      }
    ) { $0.sectionHasNoRow }
  }
}
