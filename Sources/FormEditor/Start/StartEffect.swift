import Screen

/// Work that the start page asks of the session.
package enum StartEffect: Hashable, Sendable {
  case quit
  case redraw
  /// Read what a folder or a database has.
  case list(StartListing.Origin)
  /// Open a file or a table, with the form that was chosen for it.
  case open(StartItem, form: String?)
  /// Open a file with a form derived from its data, as the one that belongs to them has errors.
  case openWithoutForm(StartItem)
}

/// An event of the start page.
package enum StartAction: Sendable {
  case input(InputEvent)
  /// The names of a listing were read.
  case listed(StartListing)
  /// More is known of some items of a listing; `isLast`: of all that are looked at.
  case found([StartItem], of: StartListing.Origin, isLast: Bool)
  /// The first records of an item; nil if nothing can be shown.
  case previewed(StartItem.ID, Frame?)
  /// A database has several tables, one of which is to be chosen.
  case severalTables(path: String, form: String?)
  /// The form of an item has errors, the first of which is said.
  case formIsBroken(StartItem.ID, String)
  /// A file could not be opened, or there is something else to say.
  case said(String)
  /// The settings were changed, and what is to be said of that.
  case settingsWereRead(KeyBindings, String)
}
