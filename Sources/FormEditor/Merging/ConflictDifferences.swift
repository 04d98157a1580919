import Forms
import JSONText
import Records
import Rules
import Screen
import Texts
import Values

/// The values that differ between the two sides of a conflict about a record, an item or another value as a whole: who
/// settles it chooses all of them.
struct ConflictDifferences {
  private typealias Difference = (label: String, ours: String?, theirs: String?)

  private let values: [Difference]
  private let more: Int

  /// Maximum number of listed differences: a question has to fit on the screen.
  private static let mostListed = 12
  /// Maximum length of a value that is shown whole, in characters.
  private static let longestValue = 32

  /// `document`: the binder of the records. O(values).
  init(of conflict: RecordConflict, _ document: RecordBinder) {
    // Of what only one side has each member counts.
    let isObject = (conflict.ours ?? conflict.theirs)?.kind == .object
    let nothing: JSONSlice? = isObject ? .emptyObject : nil
    let all = ValueChange.all(from: conflict.ours ?? nothing, to: conflict.theirs ?? nothing)
    // Where an item is counts where nothing else differs.
    let ofValues = all.filter { $0.movedFrom == nil }
    let changes = ofValues.isEmpty ? all : ofValues
    more = max(changes.count - Self.mostListed, 0)
    values = changes.prefix(Self.mostListed).map { change in
      let path = conflict.path + change.path
      func text(_ value: JSONSlice?) -> String? {
        value.map { Self.text(of: $0, at: path, document) }
      }
      let (ours, theirs) = (text(change.before), text(change.after))
      let label = document.label(ofValueAt: path, inside: conflict.path)
      guard let ours, let theirs else { return (label, ours, theirs) }
      let excerpt = ChangeExcerpt(ours, theirs, longerThan: Self.longestValue)
      return (label, excerpt.before, excerpt.after)
    }
  }

  /// A clause about a change by another program, followed by its values.
  func listingTheirs(after clause: String, _ texts: Texts) -> String {
    texts.about(
      clause, texts.names(values.map { texts.valueThere($0.label, $0.theirs) }, more: more))
  }

  func question(after clause: String, _ texts: Texts) -> String {
    texts.allToTake(
      clause, values.map { texts.whichToTake($0.label, ours: $0.ours, theirs: $0.theirs) },
      more: more)
  }

  private static func text(
    of value: JSONSlice, at path: [JSONStep], _ document: RecordBinder
  ) -> String {
    let (object, rest) = document.innermostObject(on: path[...])
    guard !document.form.secrets.conceal(ValuePath(steps: path)),
      let binder = document.binder(at: object[...])
    else { return SecretPaths.bullets }
    let text = binder.preview(value, at: rest.isEmpty ? nil : ValuePath(steps: Array(rest)))
    return DisplayText.truncated(
      value.kind == .string && text == value.text ? value.stringValue : text, to: 200)
  }
}

extension RecordBinder {
  /// The name of a value: by the row that shows it, else by its path from the object at
  /// `outer` on.
  func label(ofValueAt path: [JSONStep], inside outer: [JSONStep]) -> String {
    let (object, rest) = innermostObject(on: path[...])
    if object.count <= outer.count, let row = binder(at: object[...])?.form.row(showing: rest),
      let steps = row.valuePath?.steps
    {
      let inside = Array(rest.dropFirst(steps.count))
      guard let first = inside.first else { return row.key }
      let separator = if case .member = first { "." } else { "" }
      return row.key + separator + ValuePath(steps: inside).description
    }
    let inner = Array(path.dropFirst(outer.count))
    return ValuePath(steps: inner.isEmpty ? path : inner).description
  }
}
