/// The shells' scripts; the program determines the candidates.
extension CompletionShell {
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// bash also splits words at `=` and `:`, and completes only the part after the last one.
  fileprivate static let bashScript = #"""
    # bash completion for formview

    _formview() {
      local i blank word cur="" prefix kind description quoted file extension index=0
      local rest=$COMP_LINE
      local -a words=()
      for ((i = 0; i < ${#COMP_WORDS[@]}; i++)); do
        word=${COMP_WORDS[i]}
        blank=${rest%%[![:space:]]*}
        rest=${rest#"$blank"}
        rest=${rest#"$word"}
        if ((i == 0)) || [[ -n $blank || -z ${COMP_WORDS[i - 1]} ]]; then
          words+=("$word")
        else
          words[${#words[@]} - 1]+=$word
        fi
        if ((i == COMP_CWORD)); then
          index=$((${#words[@]} - 1))
          cur=${words[index]}
        fi
      done
      prefix=$cur
      case ${COMP_WORDS[COMP_CWORD]} in
        [=:]*) ;;
        *) prefix=${cur%"${COMP_WORDS[COMP_CWORD]}"} ;;
      esac
      while IFS=$'\t' read -r kind word description; do
        if [[ $kind == w ]]; then
          word=${word#"$prefix"}
          if [[ $cur != [\'\"]* ]]; then
            printf -v quoted %q "$word"
            word=${quoted//\\,/,}
          fi
          COMPREPLY+=("$word")
          [[ $word == *= ]] && compopt -o nospace
        elif [[ $kind == f ]]; then
          compopt -o filenames
          while read -r file; do
            if [[ -d $file || -d ${file/#\~/$HOME} ]]; then
              COMPREPLY+=("$file")
              continue
            fi
            for extension in $word; do
              [[ $file == *."$extension" ]] && COMPREPLY+=("$file")
            done
          done < <(compgen -f -- "$cur")
        fi
      done < <("${COMP_WORDS[0]/#\~/$HOME}" --complete-words bash $((index - 1)) "${words[@]:1}" 2>/dev/null)
    }

    # Where nothing is offered, bash completes names of files as it always does.
    complete -o default -F _formview formview

    """#

  fileprivate static let zshScript = #"""
    #compdef formview
    # zsh completion for formview

    _formview() {
      local line shown
      local -a fields values values_shown open open_shown extensions
      for line in "${(@f)$("${(Q)words[1]}" --complete-words zsh $((CURRENT - 2)) \
        "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" "${(@Q)words[CURRENT+1,-1]}" 2>/dev/null)}"; do
        fields=("${(@ps:\t:)line}")
        case $fields[1] in
          w)
            shown=$fields[2]
            [[ -n $fields[3] ]] && shown+="  -- $fields[3]"
            if [[ $fields[2] == *= ]]; then
              open+=("$fields[2]")
              open_shown+=("$shown")
            else
              values+=("$fields[2]")
              values_shown+=("$shown")
            fi
            ;;
          f) extensions=(${=fields[2]}) ;;
        esac
      done
      (( $#values )) && compadd -l -d values_shown -a values
      (( $#open )) && compadd -S '' -l -d open_shown -a open
      (( $#extensions )) && _files -g "*.${(j: *.:)extensions}"
    }

    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _formview "$@"
    else
      compdef _formview formview
    fi

    """#

  fileprivate static let fishScript = #"""
    # fish completion for formview

    function __formview_complete
        set -l words (commandline -opc)
        set -l program $words[1]
        set -e words[1]
        set -l current (commandline -ct)
        for line in ($program --complete-words fish (count $words) $words "$current" 2>/dev/null)
            set -l fields (string split \t -- $line)
            switch $fields[1]
                case w
                    printf '%s\t%s\n' $fields[2] "$fields[3]"
                case f
                    set -l pattern '.*(/|\.('(string replace -a ' ' '|' -- $fields[2])'))$'
                    for file in (complete -C "'' $current" | string replace -r '\t.*' '')
                        string match -rq -- $pattern $file; and echo $file
                    end
            end
        end
    end

    complete -c formview -f -a '(__formview_complete)'

    """#
}

/// The shells that can request completions.
enum CompletionShell: String { case bash, zsh, fish }
