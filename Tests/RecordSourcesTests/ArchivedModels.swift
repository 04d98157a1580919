import Foundation

/// A class with a few members, as programs archive their models.
final class ArchivedPerson: NSObject, NSSecureCoding {
  var name: String
  var age: Int
  var friends: [ArchivedPerson]
  static var supportsSecureCoding: Bool { true }

  init(_ name: String, _ age: Int, friends: [ArchivedPerson] = []) {
    (self.name, self.age, self.friends) = (name, age, friends)
  }

  init?(coder: NSCoder) {
    name = coder.decodeObject(forKey: "name") as? String ?? ""
    age = coder.decodeInteger(forKey: "age")
    let hasFriends = coder.containsValue(forKey: "friends")
    friends = hasFriends ? coder.decodeObject(forKey: "friends") as? [ArchivedPerson] ?? [] : []
  }

  func encode(with coder: NSCoder) {
    coder.encode(name as NSString, forKey: "name")
    coder.encode(age, forKey: "age")
    coder.encode(friends as NSArray, forKey: "friends")
  }
}

/// A model that archives every property under "c" and its name.
class ArchivedModel: NSObject, NSCoding {
  var properties: [String: Any]
  static let names = ["Title", "Done", "Rate", "Due", "Photo", "Site", "Note"]

  init(_ properties: [String: Any]) { self.properties = properties }

  required init?(coder: NSCoder) {
    properties = [:]
    for name in Self.names where coder.containsValue(forKey: "c\(name)") {
      properties[name] =
        switch name {
        case "Done": coder.decodeBool(forKey: "cDone")
        case "Rate": coder.decodeDouble(forKey: "cRate")
        default: coder.decodeObject(forKey: "c\(name)")
        }
    }
  }

  func encode(with coder: NSCoder) {
    for name in Self.names {
      switch properties[name] {
      case let flag as Bool: coder.encode(flag, forKey: "c\(name)")
      case let number as Double: coder.encode(number, forKey: "c\(name)")
      case let text as String: coder.encode(text as NSString, forKey: "c\(name)")
      case let date as Date: coder.encode(date as NSDate, forKey: "c\(name)")
      case let data as Data: coder.encode(data as NSData, forKey: "c\(name)")
      case let url as URL: coder.encode(url as NSURL, forKey: "c\(name)")
      default: break
      }
    }
  }
}

/// Archives as Foundation writes and reads them.
enum FoundationArchive {
  static let formats: [PropertyListSerialization.PropertyListFormat] = [.xml, .binary]

  static func bytes(
    of values: [(key: String, value: Any)], as format: PropertyListSerialization.PropertyListFormat
  ) -> [UInt8] {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.outputFormat = format
    for (key, value) in values {
      if let number = value as? Int {
        archiver.encode(number, forKey: key)
      } else {
        archiver.encode(value, forKey: key)
      }
    }
    archiver.finishEncoding()
    return Array(archiver.encodedData)
  }

  static func bytes(
    of root: Any, as format: PropertyListSerialization.PropertyListFormat
  ) -> [UInt8] {
    bytes(of: [(NSKeyedArchiveRootObjectKey, root)], as: format)
  }

  /// Hands over what reads the archive.
  static func read<Value>(_ bytes: [UInt8], _ body: (NSKeyedUnarchiver) -> Value) throws -> Value {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: Data(bytes))
    unarchiver.requiresSecureCoding = false
    return body(unarchiver)
  }

  static func root(_ bytes: [UInt8]) throws -> Any? {
    try read(bytes) { $0.decodeObject(forKey: NSKeyedArchiveRootObjectKey) }
  }
}
