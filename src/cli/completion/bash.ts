// The script with which bash completes `fieldpost`; zsh takes the same through its own bridge. Nothing is started while
// somebody types: games and players are read off the archive's folders.

import type { Completed, CompletedCommand, CompletedOption, Offered } from './words.ts';

/** Words of options that are followed by a value. */
const withValue = (options: readonly CompletedOption[]): readonly string[] =>
  options.flatMap(({ names, value }) => (value === undefined ? [] : names));

/** The command that fills COMPREPLY with what is offered. */
const reply = (what: Offered): string => {
  if (what === 'games' || what === 'players') return `_fieldpost_words "$(_fieldpost_${what})"`;
  if (what === 'files') return 'COMPREPLY=($(compgen -f -- "$cur"))';
  if (what === 'folders') return 'COMPREPLY=($(compgen -d -- "$cur"))';
  return what === 'free' ? 'COMPREPLY=()' : `_fieldpost_words "${what.join(' ')}"`;
};

const valueCases = (command: string, options: readonly CompletedOption[]): readonly string[] =>
  options.flatMap(({ names, value }) =>
    value === undefined
      ? []
      : [`    ${names.map((name) => `"${command} ${name}"`).join(' | ')}) ${reply(value)}; return ;;`],
  );

const argumentCases = ({ name, arguments: kinds, rest }: CompletedCommand): readonly string[] => [
  ...kinds.map((kind, at) => `    "${name} ${at}") ${reply(kind)} ;;`),
  ...(rest === undefined ? [] : [`    "${name} "*) ${reply(rest)} ;;`]),
];

const optionCase = ({ name, options }: CompletedCommand): string =>
  `    ${name}) own="${options.flatMap(({ names }) => names).join(' ')}" ;;`;

/** The script for bash. */
export const bashScript = ({ everywhere, commands }: Completed): string => {
  const valued = [...new Set([...withValue(everywhere), ...commands.flatMap(({ options }) => withValue(options))])];
  return `# Completes fieldpost in bash:  source <(fieldpost completion bash)

# The nearest folder upwards with games in it.
_fieldpost_archive() {
  local folder=$PWD i
  for ((i = 1; i < COMP_CWORD; i++)); do
    if [[ \${COMP_WORDS[i]} == --archive ]]; then
      printf '%s' "\${COMP_WORDS[i + 1]}"
      return
    fi
  done
  while [[ ! -d $folder/games && -n $folder && $folder != / ]]; do folder=\${folder%/*}; done
  printf '%s' "$folder"
}
_fieldpost_games() {
  local log
  for log in "$(_fieldpost_archive)"/games/*/log.jsonl; do
    [[ -f $log ]] || continue
    log=\${log%/log.jsonl}
    printf '%s ' "\${log##*/}"
  done
}
# Players stand in the first line of each log.
_fieldpost_players() {
  local log line known=' '
  [[ -z \${ZSH_VERSION-} ]] || setopt local_options bash_rematch
  for log in "$(_fieldpost_archive)"/games/*/log.jsonl; do
    [[ -f $log ]] || continue
    IFS= read -r line <"$log"
    while [[ $line =~ \\"id\\":\\"([a-z0-9-]+)\\"(.*) ]]; do
      [[ $known == *" \${BASH_REMATCH[1]} "* ]] || known+="\${BASH_REMATCH[1]} "
      line=\${BASH_REMATCH[2]}
    done
  done
  printf '%s' "$known"
}
_fieldpost_words() {
  COMPREPLY=($(compgen -W "$1" -- "$cur"))
}
_fieldpost() {
  local cur=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} command= count=0 own= i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
    ${valued.join(' | ')}) i=$((i + 1)) ;;
    -*) ;;
    *) if [[ -z $command ]]; then command=\${COMP_WORDS[i]}; else count=$((count + 1)); fi ;;
    esac
  done
  case "$command $before" in
${commands.flatMap(({ name, options }) => valueCases(name, options)).join('\n')}
  esac
  case " $before" in
${valueCases('', everywhere).join('\n')}
  esac
  if [[ $cur == -* ]]; then
    case $command in
${commands
  .filter(({ options }) => options.length > 0)
  .map(optionCase)
  .join('\n')}
    esac
    _fieldpost_words "$own ${everywhere.flatMap(({ names }) => names).join(' ')}"
    return
  fi
  case "$command $count" in
    " "*) _fieldpost_words "${commands.map(({ name }) => name).join(' ')}" ;;
${commands.flatMap(argumentCases).join('\n')}
  esac
}
complete -o filenames -F _fieldpost fieldpost
`;
};

/** The script for zsh, which completes as bash does. */
export const zshScript = (words: Completed): string => `#compdef fieldpost
# Completes fieldpost in zsh:  source <(fieldpost completion zsh)
autoload -U +X compinit && compinit
autoload -U +X bashcompinit && bashcompinit
${bashScript(words).replace(/^# Completes fieldpost in bash:.*\n\n/, '')}`;
