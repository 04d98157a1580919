/// The shells that can request completions.
enum CompletionShell: String { case bash, zsh, fish }
