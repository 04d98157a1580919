import FileTesting
import Foundation
import Testing

/// GNUstep's NSKeyedUnarchiver, in a program of its own.
struct GNUstepReader {
  static let isInstalled = FileManager.default.isExecutableFile(
    atPath: "/usr/bin/gnustep-config")
  /// What a test that is skipped says.
  static let reason: Comment = "GNUstep is not installed: apt-get install gobjc libgnustep-base-dev"

  private let folder: TemporaryFolder
  private let program: String

  init(in folder: TemporaryFolder) throws {
    self.folder = folder
    program = try Self.compile(Self.text, named: "reader", in: folder)
  }

  /// Compiles an Objective-C program, and returns its path.
  static func compile(
    _ text: String, named name: String, in folder: TemporaryFolder
  ) throws -> String {
    _ = try folder.put(text, at: "\(name).m")
    let command = "gcc $(gnustep-config --objc-flags) \(name).m -o \(name) -lgnustep-base -lobjc"
    _ = try OtherProgram.output(of: "sh", ["-c", command], in: URL(filePath: folder.path))
    return folder.file(name)
  }

  /// What is in an archive under the keys root, name, list and age, a line each: dictionaries in braces, lists in parentheses,
  /// dates in seconds since 1970; an object or mutable list that was printed before as the path of its place.
  func print(_ bytes: [UInt8]) throws -> String {
    let path = try folder.put(bytes: bytes, at: "edited.archive")
    return try OtherProgram.output(of: program, [path])
  }

  private static let text = """
    #import <Foundation/Foundation.h>
    #import <stdio.h>

    /* An object of a class that only the archive knows: its members by their names. */
    @interface Archived : NSObject <NSCoding>
    {
    @public
      NSMutableDictionary *members;
    }
    @end

    @implementation Archived
    - (id) initWithCoder: (NSCoder *)coder
    {
      members = [NSMutableDictionary new];
      NSArray *objects = [@"name friends next cTitle cDue cPhoto cSite cNote" componentsSeparatedByString: @" "];
      for (NSString *key in objects)
        if ([coder containsValueForKey: key])
          {
            id value = [coder decodeObjectForKey: key];
            if (value) [members setObject: value forKey: key];
          }
      if ([coder containsValueForKey: @"age"])
        [members setObject: [NSNumber numberWithInteger: [coder decodeIntegerForKey: @"age"]] forKey: @"age"];
      if ([coder containsValueForKey: @"cDone"])
        [members setObject: [coder decodeBoolForKey: @"cDone"] ? @"yes" : @"no" forKey: @"cDone"];
      if ([coder containsValueForKey: @"cRate"])
        [members setObject: [NSNumber numberWithDouble: [coder decodeDoubleForKey: @"cRate"]] forKey: @"cRate"];
      return self;
    }
    - (void) encodeWithCoder: (NSCoder *)coder {}
    @end

    static NSMutableDictionary *paths;

    /* Prints an object; one that was printed before as the path of its place. */
    static void print(id object, NSString *path)
    {
      BOOL isObject = [object isKindOfClass: [Archived class]];
      if (isObject || [object isKindOfClass: [NSMutableArray class]])
        {
          NSValue *identity = [NSValue valueWithNonretainedObject: object];
          NSString *known = [paths objectForKey: identity];
          if (known) { printf("-> %s", [known UTF8String]); return; }
          [paths setObject: path forKey: identity];
        }
      if (isObject) object = ((Archived *)object)->members;
      if ([object isKindOfClass: [NSDictionary class]])
        {
          printf("{");
          for (NSString *key in [[object allKeys] sortedArrayUsingSelector: @selector(compare:)])
            {
              printf("%s=", [[key description] UTF8String]);
              print([object objectForKey: key], [path stringByAppendingFormat: @".%@", key]);
              printf(";");
            }
          printf("}");
        }
      else if ([object isKindOfClass: [NSArray class]])
        {
          NSUInteger place;
          printf("(");
          for (place = 0; place < [object count]; place++)
            {
              if (place) printf(",");
              print([object objectAtIndex: place], [path stringByAppendingFormat: @"[%d]", (int)place]);
            }
          printf(")");
        }
      else if ([object isKindOfClass: [NSDate class]])
        printf("%.1f", [object timeIntervalSince1970]);
      else if ([object isKindOfClass: [NSURL class]])
        printf("%s", [[object absoluteString] UTF8String]);
      else if ([object isKindOfClass: [NSAttributedString class]])
        printf("%s", [[object string] UTF8String]);
      else
        printf("%s", object ? [[object description] UTF8String] : "nil");
    }

    /* Reads the archives that are named, and prints each on a line. */
    int main(int argc, char **argv)
    {
      NSAutoreleasePool *pool = [NSAutoreleasePool new];
      int place;
      for (NSString *name in [@"RecordSourcesTests.ArchivedPerson RecordSourcesTests.ArchivedModel Node" componentsSeparatedByString: @" "])
        [NSKeyedUnarchiver setClass: [Archived class] forClassName: name];
      for (place = 1; place < argc; place++)
        {
          NSData *data = [NSData dataWithContentsOfFile: [NSString stringWithUTF8String: argv[place]]];
          paths = [NSMutableDictionary dictionary];
          NS_DURING
          NSKeyedUnarchiver *reader = [[NSKeyedUnarchiver alloc] initForReadingWithData: data];
          for (NSString *key in [@"root name list age" componentsSeparatedByString: @" "])
            if ([reader containsValueForKey: key])
              {
                printf("%s: ", [key UTF8String]);
                if ([key isEqual: @"age"])
                  printf("%d", (int)[reader decodeIntegerForKey: key]);
                else
                  print([reader decodeObjectForKey: key], @"$");
                printf("\\n");
              }
          NS_HANDLER
          printf("%s\\n", [[localException reason] UTF8String]);
          NS_ENDHANDLER
        }
      [pool release];
      return 0;
    }
    """
}
