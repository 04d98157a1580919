import JSONText
import Records
import Rules
import SourceText

/// Objects that are one in several places of a file, as archives have them: an edit in one place is an edit in all.
extension Editor {
  /// Number of paths at which the object or list of the page occurs; nil where it is not
  /// shared.
  var placeCountOfPage: Int? {
    guard documentTable.sharesValues, let place = pageKind.place(in: self)
    else { return nil }
    return documentTable.placeCount(ofValueAt: place.path, in: place.record)
  }

  /// Note that the value of the table's cell under the cursor is one object at several paths;
  /// nil where it is not.
  var sharingOfCell: String? {
    focusedRow.flatMap { bound in
      rowContext.sharing(of: bound).map { texts.about(bound.row.key, $0) }
    }
  }
}
