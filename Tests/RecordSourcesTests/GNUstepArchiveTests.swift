import FileTesting
import Foundation
import JSONText
import RecordSources
import Records
import Testing

/// Keyed archives that GNUstep's NSKeyedArchiver writes, edited, and read by its NSKeyedUnarchiver.
@Suite(
  "Keyed archives of GNUstep", .enabled(if: GNUstepReader.isInstalled, GNUstepReader.reason))
struct GNUstepArchiveTests {
  private static let program = """
    #import <Foundation/Foundation.h>
    #import <stdio.h>
    int main(int argc, char **argv) {
      NSAutoreleasePool *pool = [NSAutoreleasePool new];
      NSString *path = [NSString stringWithUTF8String: argv[1]];
      if (argc > 2) {
        NSDictionary *ada = [NSDictionary dictionaryWithObjectsAndKeys:
          @"Ada", @"name", [NSNumber numberWithInt: 36], @"age", [NSNumber numberWithDouble: 1.5], @"rate",
          [NSArray arrayWithObjects: @"a", @"b", nil], @"tags", [NSNumber numberWithBool: YES], @"ok",
          [NSDate dateWithTimeIntervalSince1970: 0], @"born",
          [NSDictionary dictionaryWithObject: @"London" forKey: @"city"], @"home", nil];
        NSArray *list = [NSArray arrayWithObjects: ada,
          [NSMutableDictionary dictionaryWithObject: @"Ada" forKey: @"name"], nil];
        NSMutableData *data = [NSMutableData data];
        NSKeyedArchiver *archiver = [[NSKeyedArchiver alloc] initForWritingWithMutableData: data];
        [archiver setOutputFormat: argv[2][0] == 'x'
          ? NSPropertyListXMLFormat_v1_0 : NSPropertyListBinaryFormat_v1_0];
        [archiver encodeObject: list forKey: @"root"];
        [archiver finishEncoding];
        [data writeToFile: path atomically: NO];
      } else {
        NSArray *list = [NSKeyedUnarchiver unarchiveObjectWithFile: path];
        for (NSDictionary *record in list) {
          for (NSString *key in [[record allKeys] sortedArrayUsingSelector: @selector(compare:)]) {
            id value = [record objectForKey: key];
            if ([value isKindOfClass: [NSDate class]])
              value = [NSNumber numberWithDouble: [value timeIntervalSince1970]];
            if ([value isKindOfClass: [NSArray class]])
              value = [value componentsJoinedByString: @","];
            if ([value isKindOfClass: [NSDictionary class]])
              value = [value objectForKey: @"city"];
            printf("%s=%s;", [key UTF8String], [[value description] UTF8String]);
          }
          printf("\\n");
        }
      }
      [pool release];
      return 0;
    }
    """

  @Test(
    "What was edited, added and removed is what NSKeyedUnarchiver reads",
    arguments: ["xml", "binary"])
  func edits(format: String) throws {
    let folder = try TemporaryFolder()
    let program = try GNUstepReader.compile(Self.program, named: "archive", in: folder)
    let path = folder.file("staff.archive")
    _ = try OtherProgram.output(of: program, [path, format])

    let source = SourceCatalog.source(named: path)
    let delivery = try source.open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    let contents = delivery.contents
    var table = contents.table
    try table.set(.string("Lovelace"), "name", at: 0)
    try table.set(.number("37"), "age", at: 0)
    try table.set(.number("2.25"), "rate", at: 0)
    try table.set(.bool(false), "ok", at: 0)
    try table.set(.string("1970-01-02T00:00:00Z"), "born", at: 0)
    try table.set(.string("Paris"), "home", "city", at: 0)
    try table.set(.array([.string("c")]), "tags", at: 0)
    try table.set(.string("new"), "note", at: 1)
    _ = table.insert(.object([JSONMember(name: "name", value: .string("Grace"))]), at: 2)
    let lock = try source.lock(patience: .zero)
    defer { withExtendedLifetime(lock) {} }
    let version = try #require(contents.version)
    guard
      case .saved = source.commit(
        RecordCommit(base: contents.table, table: table, expected: .version(version)), under: lock)
    else {
      Issue.record("not saved")
      return
    }
    let read = try OtherProgram.output(of: program, [path]).split(separator: "\n")
    #expect(
      read == [
        "age=37;born=86400;home=Paris;name=Lovelace;ok=0;rate=2.25;tags=c;",
        "name=Ada;note=new;", "name=Grace;",
      ])
  }
}
