import Glibc
import JSONText
import Records
import SourceText

// Prints the seconds that validating a file and finding all its records takes, the reading left out,
// and how many records there are.

guard CommandLine.arguments.count == 2, let file = fopen(CommandLine.arguments[1], "r") else {
  perror("usage: scanbench FILE.json")
  exit(2)
}
fseek(file, 0, SEEK_END)
let size = ftell(file)
rewind(file)
let buffer = ByteBuffer(capacity: size) { fread($0.baseAddress, 1, size, file) }
let clock = ContinuousClock()
let begun = clock.now
let table = try RecordTable(
  parsing: SourceText(name: CommandLine.arguments[1], buffer: buffer))
let taken = clock.now - begun
let seconds = Double(taken.components.seconds) + Double(taken.components.attoseconds) / 1e18
print(seconds, table.count)
