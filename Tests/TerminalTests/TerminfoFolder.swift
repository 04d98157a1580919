import Glibc

/// Descriptions of terminals that few systems have installed, compiled by tic(1) into a folder of their own.
final class TerminfoFolder {
  let path: String

  private static let source = #"""
    formview-16|16 colors,
      colors#16, pairs#256,
      setaf=\E[%?%p1%{8}%<%t%p1%'\036'%+%e%p1%'R'%+%;%dm,
      setab=\E[%?%p1%{8}%<%t%p1%'('%+%e%p1%'\\'%+%;%dm, use=xterm,
    formview-direct|direct colors,
      RGB, colors#0x1000000, pairs#0x7fff,
      setaf=\E[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
      setab=\E[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
      use=xterm,
    formview-still|no scrolling regions,
      csr@, ind@, ri@, indn@, rin@, il@, il1@, dl@, dl1@, use=xterm-256color,

    """#

  init() throws {
    var template = Array("/tmp/formview-terminfo-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    let file = path + "/source"
    guard let stream = fopen(file, "w") else { throw Failure(command: "fopen") }
    fputs(Self.source, stream)
    fclose(stream)
    try run("tic", "-x", "-o", path, file)
  }

  deinit { try? run("rm", "-rf", path) }

  struct Failure: Error { let command: String }

  private func run(_ command: String...) throws {
    var words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    var status: Int32 = -1
    guard posix_spawnp(&process, command[0], nil, nil, &words, environ) == 0 else {
      throw Failure(command: command[0])
    }
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    if status != 0 { throw Failure(command: command.joined(separator: " ")) }
  }
}
