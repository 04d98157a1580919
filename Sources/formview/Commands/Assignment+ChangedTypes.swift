import Forms
import JSONText
import Rules
import Texts

extension Assignment {
  /// A warning that a text typed into a row of any type has another type than the previous value: `9` is a number,
  /// though the record had the text `7`. Nil if quotes mark it as a text.
  func changedType(
    from former: JSONSlice, to record: JSONSlice, _ texts: any Texts
  ) -> Refusal? {
    let row = place.row
    guard case .text(let typed) = edit, !typed.hasPrefix("\""), row.valueType == .any,
      !row.offersChoices, !row.isSwitch, let path = place.path?.steps,
      let old = former.lookup(path).slice, let new = record.lookup(path).slice,
      old.kind.isScalar, new.kind.isScalar, old.kind != new.kind,
      !old.isEmptyValue, !new.isEmptyValue
    else { return nil }
    let message = texts.changesType(from: old.kind.words(in: texts), to: new.kind.words(in: texts))
    return Refusal(row: named, rule: RuleName.type.rawValue, message: message)
  }
}
