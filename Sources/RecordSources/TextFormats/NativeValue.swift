import JSONText
import Records

/// A value with the types that it has in a document, where JSON and what is beside it don't show them.
indirect enum NativeValue: Sendable {
  /// As JSON has it; a UID is a number.
  case single(NativeType, JSONValue)
  case array([NativeValue])
  case dictionary([(key: String, value: NativeValue)])

  /// A reference to an object of a keyed archive.
  static func uid(_ number: Int) -> NativeValue { .single(.uid, .number(String(number))) }
}
