import JSONText
import Values

/// A value that an expression reads: a root, and a path from there.
package struct ExpressionReference: Hashable, Sendable {
  /// The beginning of a path.
  package enum Root: Hashable, Sendable {
    /// The current record: `a.b`.
    case record
    /// This row's value: `SELF`.
    case row
    /// The value of the row with this identifier: `$name`.
    case identifier(String)
    /// The whole record of the file: `@root.a`.
    case root
    /// The record of the form whose row opens the list or the object: `@parent.a`.
    case parent
    /// The offered choice: `choice.a`; without one the member `choice` of the record.
    case choice
  }

  package let root: Root
  /// Path from the root; empty for the root itself.
  package let path: ValuePath

  package init(_ root: Root, _ steps: [JSONStep] = []) {
    self.root = root
    path = ValuePath(steps: steps)
  }

  /// The reference up to the value of which each member or element is read (`services.*.image`); itself without one.
  var readAsAWhole: ExpressionReference {
    guard let index = path.steps.firstIndex(of: .each) else { return self }
    return ExpressionReference(root, Array(path.steps[..<index]))
  }

  /// Path from the current record; nil if the reference begins elsewhere.
  package var recordPath: ValuePath? {
    switch root {
    case .record: path
    case .choice: ValuePath(steps: [.member("choice")] + path.steps)
    case .row, .identifier, .root, .parent: nil
    }
  }

  /// The path relative to the whole record, if the current record is at `objectPath` and its parent at `parent`; nil if it
  /// begins at a row, or if there is no parent.
  func steps(from objectPath: [JSONStep], in parent: [JSONStep]?) -> [JSONStep]? {
    switch root {
    case .root: path.steps
    case .parent: parent.map { $0 + path.steps }
    case .record, .choice, .row, .identifier: recordPath.map { objectPath + $0.steps }
    }
  }
}

extension ExpressionReference {
  /// The possible meanings of `$a.b.c`, to be tried in this order: the row `a.b.c`, else the path `c` from the row
  /// `a.b`, else `b.c` from the row `a`. A last step `.value` is the row's value itself. A name in quotes may also be
  /// the first of the row's path: `$"a.b".c` is the row of the path `"a.b".c`. Empty for other roots.
  package var identifierReadings: [(identifier: String, path: [JSONStep])] {
    guard case .identifier(let name) = root else { return [] }
    let steps = path.steps
    return (0...steps.count).reversed().flatMap { count in
      let named = ValuePath(steps: Array(steps.prefix(count)))
      let path = Array(steps.dropFirst(count))
      return Self.identifiers(name, named).map { ($0, path == [.member("value")] ? [] : path) }
    }
  }

  /// The identifiers that a name and a path after it can mean: as given, or derived from a row's path, which quotes
  /// odd names where a path needs it, or where an expression does.
  private static func identifiers(_ name: String, _ path: ValuePath) -> [String] {
    let rest = path.steps.isEmpty ? "" : path.description
    let all = [
      name + (rest.isEmpty || rest.hasPrefix("[") ? "" : ".") + rest,
      ValuePath(steps: [.member(name)] + path.steps).description,
      ExpressionPrinter.quotedText(of: [.member(name)] + path.steps),
    ]
    return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
  }
}
