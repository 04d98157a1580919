/// Staff in an XML property list, and its form.
enum PropertyListScene {
  static let form = """
    { title = Staff; rows = (
      { valuePath = name; }, { valuePath = born; cellIdentifier = DateCell; },
      { valuePath = age; cellIdentifier = NumberCell; minimumValue = 18; },
      { valuePath = rate; cellIdentifier = NumberCell; },
      { valuePath = active; cellIdentifier = SwitchCell; }, { valuePath = note; },
      { valuePath = pin; isSecure = YES; } ); }
    """

  /// Tabs, a comment, CDATA, an entity, a real with a zero at the end, an empty element, a blank line at the end.
  static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <!-- kept -->
    <array>
    \t<dict>
    \t\t<key>name</key> <string>Ada &amp; <![CDATA[<Lovelace>]]></string>
    \t\t<key>born</key> <date>1815-12-10T08:30:00Z</date>
    \t\t<key>age</key> <integer>36</integer>
    \t\t<key>rate</key> <real>1.10</real>
    \t\t<key>active</key> <true/>
    \t\t<key>note</key> <string/>
    \t\t<key>pin</key> <string>1815</string>
    \t\t<key>photo</key> <data>
    \t\tAQID BA==
    \t\t</data>
    \t</dict>
    \t<dict>
    \t\t<key>name</key> <string>格蕾丝 😀</string>
    \t\t<key>age</key> <integer>7</integer>
    \t</dict>
    </array>
    </plist>


    """

  /// A folder with the form and the list, which may be another one or have another name.
  static func make(_ list: String = list, name: String = "staff.plist") throws -> Scene {
    try Scene(["form.plist": form, name: list])
  }
}
