extension KeyEffect {
  /// Row keys of choices, and the keys of a choice.
  static let choiceKeys: [KeyEffect] = choosingKeys + keysOfChoice

  private static let choosingKeys: [KeyEffect] = [
    row("values = (S, M, L);", keys: "Enter", shows: "S M L"),
    row("titles = (Small, Large);", in: "valuePath = a; values = (S, L);", chosen, shows: "Small"),
    row(
      "shortTitles = (Sm, Lg);",
      in:
        "valuePath = a; values = (S, L); titles = (Small, Large); cellIdentifier = SegmentedCell;",
      chosen, shows: "● Sm ○ Lg"),
    row("choices = ( { value = S; title = Small; } );", chosen, shows: "Small"),
    row("choicesFrom = \"path:sizes\";", listed, keys: "Enter", shows: "Small"),
    row(
      "choiceValuePath = code;", in: "valuePath = a; choicesFrom = \"path:sizes\";",
      #"{"a": "S", "sizes": [{"value": "x", "code": "S", "title": "Small"}]}"#, shows: "Small"),
    row(
      "choiceTitle = \"Size {value}\";", in: "valuePath = a; choicesFrom = \"path:sizes\";", listed,
      shows: "Size S"),
    row(
      "choiceFilter = \"choice.value != b\";", in: "valuePath = a; values = (Small, Large);",
      #"{"b": "Large"}"#, keys: "Enter", hides: "Large"),
    row(
      "displaySortedByTitle = YES;", in: "valuePath = a; values = (Zoe, Ada);", "{}", keys: "Enter",
      shows: "Ada Zoe"),
    row(
      "allowsOtherValue = YES;", in: "valuePath = a; values = (S, L);", chosen,
      keys: "Enter 'XXL Enter", at: .file, shows: "XXL"),
    row("nullTitle = Whatever;", in: "valuePath = a; values = (S, L);", "{}", shows: "Whatever"),
  ]

  private static let keysOfChoice: [KeyEffect] = [
    choice("value = S;", shows: "Small"),
    choice("title = Tiny;", in: "value = S;", shows: "Tiny"),
    KeyEffect(
      .choice, "shortTitle = Sm;",
      in: """
        ( { valuePath = a; cellIdentifier = SegmentedCell;
            choices = ( { value = S; title = Small; «» }, { value = L; } ); } )
        """, chosen, shows: "● Sm ○ L"),
    choice("hidden = \"b == nil\";", in: "value = Medium;", keys: "Enter", hides: "Medium"),
    choice(
      "disabled = \"b == nil\";", in: "value = Medium;", keys: "Enter 'Medium Enter", at: .file,
      hides: "Medium"),
    choice(
      "color = FF0000;", in: "value = S; title = Tiny;", at: .look(of: "Tiny"), shows: "255/0/0 on"),
  ]

  private static let chosen = #"{"a": "S"}"#
  private static let listed = #"{"a": "S", "sizes": [{"value": "S", "title": "Small"}]}"#

  private static func choice(
    _ written: String, in choice: String = "title = Small;", keys: String = "",
    at view: View = .screen, shows: String? = nil, hides: String? = nil
  ) -> KeyEffect {
    KeyEffect(
      .choice, written, in: "( { valuePath = a; choices = ( { \(choice) «» }, Other ); } )", chosen,
      keys: keys, at: view, shows: shows, hides: hides)
  }
}
