/// Keyed archives as text: the objects of an XML archive from the first one after `$null` on.
enum ArchiveText {
  static func archive(_ objects: String..., root: Int = 1) -> String {
    """
    <plist version="1.0"><dict><key>$archiver</key><string>NSKeyedArchiver</string>
    <key>$objects</key><array><string>$null</string>\(objects.joined())</array>
    <key>$top</key><dict>\(uid("root", root))</dict></dict></plist>
    """
  }

  static func uid(_ number: Int) -> String {
    "<dict><key>CF$UID</key><integer>\(number)</integer></dict>"
  }

  static func uid(_ key: String, _ number: Int) -> String { "<key>\(key)</key>\(uid(number))" }

  static func uids(_ key: String, _ numbers: Int...) -> String {
    "<key>\(key)</key><array>\(numbers.map { uid($0) }.joined())</array>"
  }

  static func object(_ members: String...) -> String { "<dict>\(members.joined())</dict>" }

  static func type(_ names: String...) -> String {
    let classes = names.map { "<string>\($0)</string>" }.joined()
    return "<dict><key>$classname</key><string>\(names[0])</string>"
      + "<key>$classes</key><array>\(classes)</array></dict>"
  }
}
