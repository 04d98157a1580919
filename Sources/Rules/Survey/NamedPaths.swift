import Expressions
import Forms
import JSONText
import Values

/// A path that a form names.
struct NamedPath {
  /// The start of a path.
  enum Base: Hashable {
    /// The record of the form, the whole record of the file, or the record that contains the
    /// form's.
    case record, root, parent
    /// Each item of the list that the row at this index shows.
    case items(Int)
    /// Each choice of the list that the row at this index reads from records.
    case choices(Int)
  }

  /// Index of the row that names the path; nil for the form itself.
  let row: Int?
  let path: ValuePath
  var base = Base.record
  let mention: PathMention
  /// True where the path is only read, so that a path which another row shows may be meant.
  var isRead = false
  /// True where the steps may go on in each element of a list.
  var isThroughLists = false

  var prefix: String {
    switch base {
    case .record, .items: ""
    case .root: "@root."
    case .parent: "@parent."
    case .choices: mention.expression == nil ? "" : "choice."
    }
  }
}

/// The location of a path in a form: the key, and the expression in its value.
package struct PathMention {
  package let key: String
  package let expression: Expression?

  package var isPathAlone: Bool {
    expression == nil && FormVocabulary.keys.contains { $0.name == key && $0.type == .path }
  }

  init(_ key: String, _ expression: Expression? = nil) {
    self.key = key
    self.expression = expression
  }
}

/// The paths that a form names.
extension Form {
  /// The paths that the rows show, those of titles and what identifies records, then those that are only read, each once.
  ///
  /// `isWholeRecord`: whether its records are those of the file, and not in another one.
  func namedPaths(isWholeRecord: Bool) -> [NamedPath] {
    var named = rows.indices.filter { !rows[$0].isDerivedPart }.flatMap { rows[$0].shown(from: $0) }
    let ofForm = [
      ("title", isWholeRecord ? title?.paths : nil), ("recordTitle", recordTitle?.paths),
      ("recordIdentity", recordIdentity.map { [$0] }),
    ]
    let others =
      ofForm.flatMap { key, paths in
        (paths ?? []).map {
          NamedPath(row: nil, path: $0, mention: PathMention(key), isRead: true)
        }
      } + rows.indices.flatMap { rows[$0].read(from: $0, inWholeRecord: isWholeRecord) }
    guard !others.isEmpty else { return named }
    var known = Set(named.map { Known(base: $0.base, path: $0.path) })
    for other in others where known.insert(Known(base: other.base, path: other.path)).inserted {
      named.append(other)
    }
    return named
  }
}

private struct Known: Hashable {
  let base: NamedPath.Base
  let path: ValuePath
}

extension Template {
  fileprivate var paths: [ValuePath] { tokens.compactMap(\.target.path) }
}

extension ConfigRow {
  /// The paths it shows: its own, and those of its templates' tokens, each once.
  fileprivate func shown(from index: Int) -> [NamedPath] {
    // An item's key is not in the item.
    if isItemKey { return [] }
    if child == nil, displayValue == nil, subtitle == nil {
      return valuePath.map {
        [NamedPath(row: index, path: $0, mention: PathMention("valuePath"))]
      } ?? []
    }
    var known: [ValuePath] = []
    let named =
      [("valuePath", valuePath), ("segueValuePath", child?.path)]
      .compactMap { key, path in path.map { (key, $0) } }
      + [("displayValue", displayValue)].flatMap { key, template in
        (template?.paths ?? []).map { (key, $0) }
      } + (subtitle?.templates ?? []).flatMap(\.paths).map { ("subtitle", $0) }
    return named.compactMap { key, path in
      guard !known.contains(path) else { return nil }
      known.append(path)
      return NamedPath(row: index, path: path, mention: PathMention(key))
    }
  }

  /// The paths that it only reads: what names its items, its choices in records, its expressions.
  fileprivate func read(from index: Int, inWholeRecord isWholeRecord: Bool) -> [NamedPath] {
    itemPaths(from: index) + choicePaths(from: index, inWholeRecord: isWholeRecord)
      + expressions.flatMap { expression -> [NamedPath] in
        let key = self.key(of: expression)
        return expression.dependencies.paths.compactMap {
          (reference, isThroughLists) -> NamedPath? in
          guard let base = base(of: reference, from: index, inWholeRecord: isWholeRecord) else {
            return nil
          }
          return NamedPath(
            row: index, path: reference.path, base: base, mention: PathMention(key, expression),
            isRead: true, isThroughLists: isThroughLists)
        }
      }
  }

  private func itemPaths(from index: Int) -> [NamedPath] {
    guard child?.scope.isOfItems == true else { return [] }
    // An item's key is not in the item.
    let paths = (listSettings.itemTitle?.paths ?? []).filter {
      child?.scope != .members || !$0.namesItemKey
    }
    return paths.map {
      NamedPath(
        row: index, path: $0, base: .items(index), mention: PathMention("itemTitle"), isRead: true)
    }
  }

  private func choicePaths(
    from index: Int, inWholeRecord isWholeRecord: Bool
  ) -> [NamedPath] {
    guard let list = choiceSettings.path,
      let base = base(of: list, from: index, inWholeRecord: isWholeRecord)
    else { return [] }
    let ofChoices =
      [("choiceValuePath", choiceSettings.valuePath)]
      .compactMap { key, path in path.map { (key, $0) } }
      + (choiceSettings.title?.paths ?? []).map { ("choiceTitle", $0) }
    let source = NamedPath(
      row: index, path: list.path, base: base, mention: PathMention("choicesFrom"), isRead: true)
    return [source]
      + ofChoices.map { key, path in
        NamedPath(
          row: index, path: path, base: .choices(index), mention: PathMention(key), isRead: true)
      }
  }

  /// The start of a reference in the row's expressions; nil for what is in no record.
  private func base(
    of reference: ExpressionReference, from index: Int, inWholeRecord isWholeRecord: Bool
  ) -> NamedPath.Base? {
    switch reference.root {
    case .record: return .record
    case .root: return isWholeRecord ? .record : .root
    case .parent: return isWholeRecord ? nil : .parent
    case .choice:
      let ofEach: [JSONStep] = [.member("value"), .member("title")]
      guard choiceSettings.path != nil, let first = reference.path.steps.first,
        !ofEach.contains(first)
      else { return nil }
      return .choices(index)
    case .row, .identifier: return nil
    }
  }

  private func key(of expression: Expression) -> String {
    if let condition = conditions.first(where: { $0.predicate == expression }) {
      return condition.effect.rawValue
    }
    if predicateRules.contains(where: { $0.predicate == expression }) { return "rules" }
    if colorRules.contains(where: { $0.predicate == expression }) { return "colorRules" }
    if expression == formula?.expression { return "formula" }
    if expression == defaultFormula { return "defaultFormula" }
    if expression == minimumFormula { return "minimumValue" }
    if expression == maximumFormula { return "maximumValue" }
    return expression == choiceSettings.filter ? "choiceFilter" : "choices"
  }
}

extension ExpressionDependencies {
  fileprivate var paths: [(reference: ExpressionReference, isThroughLists: Bool)] {
    references.union(elements).sorted { $0.path.description < $1.path.description }
      .map { ($0, collections.contains($0) || elements.contains($0)) }
  }
}
