import Foundation
import Glibc
import ScreenTesting
import SeededRandom
import Testing

/// Runs of the program whose calls on the files of a scene, and on its journals, are counted and fail on request:
/// Tests/FaultLayer/FaultLayer.c.
final class FaultLayer {
  /// A call, counted from 1.
  struct Call: CustomStringConvertible {
    let number: Int
    let name: String
    let path: String
    var description: String { "\(name) of \(path.split(separator: "/").last ?? "") (\(number))" }

    /// Whether it may do a part of what it was asked for.
    var isWrite: Bool { name == "write" || name.hasPrefix("pwrite") }
  }

  /// What happens at a call.
  enum Fault: CustomStringConvertible {
    case error(String, Int32)
    case kill
    /// A half is written, as write(2) may do.
    case short
    /// The same, and from then on there is no space on the disk.
    case full
    /// Another program saves a file right before, by giving it the name of another one.
    case other(saving: String, as: String)

    var description: String {
      switch self {
      case .error(let name, _): name
      case .kill: "killed"
      case .short: "a half"
      case .full: "a half, then ENOSPC"
      case .other: "another program saves"
      }
    }

    fileprivate var value: String {
      switch self {
      case .error(_, let number): String(number)
      case .kill: "kill"
      case .short: "short"
      case .full: "full"
      case .other: "other"
      }
    }
  }

  /// What disks and networks answer.
  static let errors: [Fault] = [
    .error("ENOSPC", ENOSPC), .error("EIO", EIO), .error("EACCES", EACCES), .error("EROFS", EROFS),
    .error("EDQUOT", EDQUOT), .error("EINTR", EINTR), .error("ESTALE", ESTALE),
  ]

  private let scene: Scene
  private let mark = FileManager.default.temporaryDirectory.appending(
    path: "fault-\(UUID().uuidString)"
  ).path

  init(of scene: Scene) { self.scene = scene }

  deinit { for ending in ["", "-log"] { unlink(mark + ending) } }

  /// What the environment of a run is; `name`: only calls of that name count.
  func environment(
    _ fault: Fault? = nil, at call: Int? = nil, of name: String? = nil
  ) throws -> [String: String] {
    var variables = [
      "LD_PRELOAD": try #require(Self.library), "FAULT_UNDER": scene.folder.path,
      "FAULT_WHILE": mark, "FAULT_LOG": mark + "-log",
    ]
    variables["FAULT_NAME"] = name
    if let fault, let call {
      variables["FAULT_AT"] = String(call)
      variables["FAULT_HOW"] = fault.value
      if case .other(let file, let target) = fault {
        variables["FAULT_FROM"] = scene.folder.appending(path: file).path
        variables["FAULT_TO"] = scene.folder.appending(path: target).path
      }
    }
    return variables
  }

  /// From now on calls count.
  func arm() throws { try Data().write(to: URL(filePath: mark)) }

  /// From now on all is as usual.
  func disarm() { unlink(mark) }

  /// Those that were counted, in all runs.
  func calls() throws -> [Call] {
    try String(contentsOfFile: mark + "-log", encoding: .utf8).split(separator: "\n").compactMap {
      let words = $0.split(separator: " ", maxSplits: 2).map(String.init)
      return words.count == 3
        ? Call(number: Int(words[0]) ?? 0, name: words[1], path: words[2]) : nil
    }
  }

  /// Each fault at each call; a few of them by a seed unless `FAULTS` is `all`.
  static func plan(
    for calls: [Call], _ faults: [Fault] = errors + [.kill], atMost count: Int
  ) -> [(call: Call, fault: Fault)] {
    let partial: [Fault] = [.short, .full]
    var all = calls.flatMap { call in
      (faults + (call.isWrite ? partial : [])).map { (call: call, fault: $0) }
    }
    let environment = ProcessInfo.processInfo.environment
    guard environment["FAULTS"] != "all" else { return all }
    var dice = SeededGenerator(seed: environment["FAULTS_SEED"].flatMap(UInt64.init) ?? 1)
    all.shuffle(using: &dice)
    // Halves are few, and hardest.
    let halves = all.filter { if case .full = $0.fault { true } else { false } }
    return Array((halves + all).prefix(count))
  }

  /// Beside the program, as it outlives the tests; nil where nothing compiles it.
  static let library: String? = {
    let source = Repository.root.appending(path: "Tests/FaultLayer/FaultLayer.c").path
    let path = BuiltProduct.path(named: "FaultLayer.so")
    // Others may be loading the one that is there.
    let new = "\(path)-\(getpid())"
    let made = try? Scene().shell(
      "cc -shared -fPIC -O1 -o '\(new)' '\(source)' && mv '\(new)' '\(path)'")
    return made?.status == 0 ? path : nil
  }()
}
