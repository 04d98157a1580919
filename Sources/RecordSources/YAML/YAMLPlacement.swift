/// The position of a value among others.
struct YAMLPlacement {
  /// The column of the collection around it; nil for a document's root.
  var column: Int?
  var isItem = false
  var isFlow = false
  /// False behind an anchor or a tag: they would belong to the first entry.
  var canBeCompact = true
}
