import JSONText

/// A key path into a record: `a.b`, `a[2].c`, `a.2.c`, `"a.b".c`, or a JSON Pointer `/a/b`.
package struct ValuePath: Hashable, Sendable, CustomStringConvertible {
  package let steps: [JSONStep]

  package init(steps: [JSONStep]) { self.steps = steps }

  /// Parses the text an author wrote.
  package init(_ text: String) throws(ValuePathSyntaxError) { fatalError("not built yet") }

  /// The path in its plain form.
  package var description: String { fatalError("not built yet") }
}

/// Why a text is no key path.
package struct ValuePathSyntaxError: Error, Hashable, Sendable {
  /// Unicode scalars from 0.
  package var offset: Int
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
