/// What was last searched for on a page.
struct Search: Hashable, Sendable {
  var text = ""
}
