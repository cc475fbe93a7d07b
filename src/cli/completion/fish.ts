// The script with which fish completes `fieldpost`, with what each thing is for beside it.

import type { Completed, CompletedOption, Offered } from './words.ts';

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', ' ')}'`;

/** What is offered, as fish is told: nothing but that, or files where there may be some. */
const offer = (what: Offered): string => {
  if (what === 'games' || what === 'players') return `-f -a '(__fieldpost_${what})'`;
  if (what === 'files') return '-F';
  if (what === 'folders') return "-f -a '(__fish_complete_directories)'";
  return what === 'free' ? '-f' : `-f -a ${quoted(what.join(' '))}`;
};

const optionLine = (when: string, { names, does, value }: CompletedOption): string => {
  const named = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`)).join(' ');
  const taken = value === undefined ? '' : ` -r ${offer(value)}`;
  return `complete -c fieldpost${when} ${named}${taken} -d ${quoted(does)}`;
};

/** The script for fish. */
export const fishScript = ({
  everywhere,
  commands,
}: Completed): string => `# Completes fieldpost in fish:  fieldpost completion fish | source

function __fieldpost_archive
    set -l folder $PWD
    while test -n "$folder"; and not test -d "$folder/games"
        set folder (string replace -r '/[^/]*$' '' -- $folder)
    end
    echo $folder
end
function __fieldpost_games
    for log in (__fieldpost_archive)/games/*/log.jsonl
        basename (dirname $log)
    end
end
# Players stand in the first line of each log.
function __fieldpost_players
    for log in (__fieldpost_archive)/games/*/log.jsonl
        head -n 1 $log | string match -a -r '(?<="id":")[a-z0-9-]+'
    end
end

complete -c fieldpost -f
${everywhere.map((option) => optionLine('', option)).join('\n')}
${commands.map(({ name, does }) => `complete -c fieldpost -n __fish_use_subcommand -a ${name} -d ${quoted(does)}`).join('\n')}
${commands
  .flatMap(({ name, options, arguments: kinds, rest }) => {
    const when = ` -n '__fish_seen_subcommand_from ${name}'`;
    const all = [...kinds, ...(rest === undefined ? [] : [rest])];
    const told = [...new Set(all.filter((kind) => kind !== 'free').map(offer))];
    return [
      ...options.map((option) => optionLine(when, option)),
      ...told.map((kind) => `complete -c fieldpost${when} ${kind}`),
    ];
  })
  .join('\n')}
`;
