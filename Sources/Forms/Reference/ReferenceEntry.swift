/// The reference's information on a name, before it is laid out in lines.
package struct ReferenceEntry: Hashable, Sendable {
  /// A part of an entry; parts are set off from each other.
  package enum Part: Hashable, Sendable {
    /// Prose without line breaks.
    case prose(String)
    case facts([Fact])
    case example(String)
  }

  /// A name and its explanation.
  package struct Fact: Hashable, Sendable {
    package var name: String
    package var text: String

    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Parts in the order of reading; the first one names the entry.
  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  static func + (first: Self, second: Self) -> Self { Self(parts: first.parts + second.parts) }
}
