import Foundation

// EditSurvey [--edits N] [--seed N] [--out FOLDER] [--verbose] FILE...

var survey = Survey()
var arguments = CommandLine.arguments.dropFirst()
var files: [String] = []
while let argument = arguments.popFirst() {
  switch argument {
  case "--edits": survey.edits = arguments.popFirst().flatMap(Int.init) ?? survey.edits
  case "--seed": survey.seed = arguments.popFirst().flatMap(UInt64.init) ?? survey.seed
  case "--out": survey.folder = arguments.popFirst()
  case "--verbose": survey.isVerbose = true
  default: files.append(argument)
  }
}
for file in files { survey.run(file) }
survey.finish()
for (name, count) in survey.counts.sorted(by: { $0.key < $1.key }) { print("\(count)\t\(name)") }
exit(survey.counts["FAULTS"] == nil ? 0 : 1)
