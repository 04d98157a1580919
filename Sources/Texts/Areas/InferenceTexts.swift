/// Texts in a form that is made from data, and the reasons why there is none.
extension Texts {
  /// Heading of the members of a record that no row names.
  package var otherMembers: String { say("Other members") }
  package var memberIsRefused: String {
    say("no row names this member, and the form refuses others")
  }
  package func membersWithoutRows(_ members: Int, inRecords records: Int, _ names: String) -> String
  {
    records == 1
      ? say(
        "1 member that no row names: \(names)",
        "\(members.grouped) members that no row names: \(names)", for: members)
      : say(
        "\(members.grouped) members in \(records.grouped) records that no row names: \(names)")
  }
  package var rowForMember: String { say("a row with this path, or otherMembers = hide") }
  package func memberWithoutRow(_ name: String, inRecords records: Int, of total: Int) -> String {
    total == 1
      ? say("no row names the member \(name)")
      : say(
        "no row names the member \(name), which \(records.grouped) of \(total.grouped) records have"
      )
  }
  package var nothingToInfer: String { say("there is no record with members to make rows of") }
  /// Title of a form for data that are in no file.
  package var namelessData: String { say("Data") }
  /// `name` is nil for standard input.
  package func newFormComment(_ name: String?, records: Int) -> String {
    say(
      """
      A first form for \(name ?? say("standard input")), made of \(grouped: records, "record"). \
      Labels, order and rules are yours to change; formview explain KEY says what a key means.
      """)
  }
  /// Names it in the place of a file.
  package func formMade(of data: String) -> String { say("the form made of \(data)") }
  // The shapes of a value, as titles of variants.
  package var shapeText: String { say("Text", as: "shape") }
  package var shapeNumber: String { say("Number", as: "shape") }
  package var shapeSwitch: String { say("On or off", as: "shape") }
  package var shapeObject: String { say("Object", as: "shape") }
  package var shapeList: String { say("List", as: "shape") }
  package func suchAs(_ example: String) -> String { say("Such as \(example)") }
  package func numbersSeen(_ low: String, _ high: String) -> String { say("\(low) to \(high)") }
}
