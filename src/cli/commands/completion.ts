// `completion`: the script with which a shell completes commands, options and what lies in the archive.

import { type Command, command } from '../command.ts';
import { bashScript, zshScript } from '../completion/bash.ts';
import { fishScript } from '../completion/fish.ts';
import { type Completed, completed } from '../completion/words.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';

const SHELLS: { readonly [shell: string]: (words: Completed) => string } = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** The command, for a program of these commands. */
export const completionOf = (commands: () => readonly Command[]): Command =>
  command({
    name: 'completion',
    takes: { shell: '<shell>' },
    options: {},
    examples: ['npx fieldpost completion bash', 'npx fieldpost completion fish'],
    async run(desk, [shell = '']) {
      const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
      if (script === undefined)
        throw new Stop(EXIT.usage, [
          desk.t('completion-no-shell', { said: cleanLine(shell) }),
          nextLine(desk, 'npx fieldpost completion bash'),
        ]);
      const text = script(completed(commands(), desk.t));
      desk.sayWhole(text.trimEnd());
      return answer({ shell, script: text });
    },
  });
