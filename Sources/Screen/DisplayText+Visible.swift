import CUTF8Proc

extension DisplayText {
  /// The text as a frame draws it, with visible forms, so that a terminal gives it the columns that `width` counts.
  /// O(n).
  package static func visible(_ text: String) -> String {
    if columnsIfPlain(text) != nil { return text }
    var visible: [UInt8] = []
    var isChanged = false
    ClusterScan.forEach(in: text) { cluster in
      if let form = cluster.visibleForm {
        isChanged = true
        visible += form.utf8
      } else {
        visible += cluster.bytes
      }
      return true
    }
    return isChanged ? String(decoding: visible, as: UTF8.self) : text
  }

  /// True if a scalar has a visible form anywhere in a text: controls, bidirectional ones and other format
  /// characters, but none that belongs to the cluster before it.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    guard VisibleForm.isInvisible(scalar.value) else { return false }
    let property = utf8proc_get_property(Int32(bitPattern: scalar.value)).pointee
    let boundary = Int(property.boundclass)
    return boundary != Int(UTF8PROC_BOUNDCLASS_EXTEND.rawValue)
      && boundary != Int(UTF8PROC_BOUNDCLASS_ZWJ.rawValue)
  }
}
