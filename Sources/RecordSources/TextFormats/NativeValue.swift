import JSONText
import Records

/// A value with its types in a document, if JSON and siblings don't show them.
indirect enum NativeValue: Sendable {
  /// A value of a type, in JSON; a UID is a number.
  case single(NativeType, JSONValue)
  case array([NativeValue])
  case dictionary([(key: String, value: NativeValue)])

  /// A reference to an object of a keyed archive.
  static func uid(_ number: Int) -> NativeValue { .single(.uid, .number(String(number))) }
}
