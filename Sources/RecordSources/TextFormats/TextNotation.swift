import JSONText
import Records
import SourceText

/// How a text format writes values: all that `SplicedDocument` doesn't know.
protocol TextNotation: Sendable {
  /// What ends an entry of a dictionary, behind its value; empty where nothing does.
  var entryEnd: [UInt8] { get }
  /// What is between the elements of an array; empty where nothing is.
  var separator: [UInt8] { get }
  /// What is between a key and its value where no neighbor shows it.
  var keyGap: [UInt8] { get }

  /// A day, or a moment, as it is written as a date; nil where it is none, or there is no type of dates.
  func date(_ text: String, _ floating: FloatingTime) -> String?

  /// What begins and ends a container with parts.
  func brackets(of kind: DocumentValues.Kind) -> (open: [UInt8], close: [UInt8])
  /// A container without parts.
  func empty(_ kind: DocumentValues.Kind) -> [UInt8]
  /// A key as another one is written, or as the format has it.
  func key(_ name: String, like written: UnsafeRawBufferPointer?) -> [UInt8]
  /// A single value as another one is written, or as the format has it.
  func single(_ value: JSONValue, as type: NativeType, like written: UnsafeRawBufferPointer?)
    -> [UInt8]
  /// What becomes of a value in whose place another one is.
  func replacement(
    of place: TextPlace, as type: NativeType, in text: UnsafeRawBufferPointer, by value: JSONValue,
    as newType: NativeType
  ) -> FileChange.Splice
  /// Where white space and comments end that begin at an offset.
  func endOfSpace(in text: UnsafeRawBufferPointer, from start: Int) -> Int
  /// Where a comment ends that begins on the line of an offset and is the last on it; else the offset.
  func endOfLineComment(in text: UnsafeRawBufferPointer, from start: Int) -> Int
  /// Why the format can't hold a value of a type; nil where it can.
  func refusal(of value: JSONValue, as type: NativeType) -> ValueRefusal?
  /// Why the value at a place can't be edited; nil where it can.
  func refusal(at place: TextPlace, in text: UnsafeRawBufferPointer) -> ValueRefusal?
  /// The type of a value that has no model.
  func type(of value: JSONValue) -> NativeType
  /// Whether a value can be of a type.
  func canHold(_ value: JSONValue, as type: NativeType) -> Bool
}
