import Forms
import JSONText
import Texts
import Values

/// How the values of a form are written in its locale. Used from one thread at a time.
package final class ValueNotation {
  let form: Form
  let secrets: SecretPaths
  package let numbers: NumberNotation
  let dates: DateNotation
  package var texts: Texts { numbers.texts }

  /// Maximum number of bytes of JSON text shown for a list or an object.
  static let previewLimit = 2000

  init(_ form: Form, _ secrets: SecretPaths, _ locale: FormLocale) {
    (self.form, self.secrets) = (form, secrets)
    numbers = NumberNotation(locale)
    dates = DateNotation(locale)
  }

  /// JSON text as it is if that is one line, else compact, cut where it gets long; secure values inside are not shown.
  func preview(_ slice: JSONSlice, at path: ValuePath?) -> String {
    if let path, slice.kind != .null, secrets.areInside(path) {
      return slice.kind.isScalar ? SecretPaths.bullets : slice.kind == .array ? "[…]" : "{…}"
    }
    let slice = path == nil ? secrets.masked(in: slice) : slice
    let bytes = slice.buffer.bytes[slice.range]
    if bytes.count <= Self.previewLimit, !bytes.contains(where: { $0 < 0x20 }) { return slice.text }
    return JSONSkip.compactText(slice, limit: Self.previewLimit)
  }
}
