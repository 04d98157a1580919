/// The shells that can ask for completions.
enum CompletionShell: String { case bash, zsh, fish }
