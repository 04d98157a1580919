import SourceText
import Texts
import Values

/// F105: an identifier is given to one row only.
enum IdentifierCheck: FormCheck {
  static func check(_ form: DraftForm) {
    // Indices, since rows are large to copy.
    var first: [ExactText: Int] = [:]
    for (index, row) in form.rows.enumerated() where row.hasIdentifier {
      guard let other = first[row.row.identifier].map({ form.rows[$0] }) else {
        first[row.row.identifier] = index
        continue
      }
      let line = other.reader.position(of: "identifier").line
      row.report(
        .F105, of: "identifier", advice: \.anotherIdentifier
      ) { [name = row.row.identifier, first = other.reference] in
        $0.duplicateIdentifier(
          TextQuoting.shown(name), firstIn: first.described(in: $0), line: line)
      }
    }
  }
}
