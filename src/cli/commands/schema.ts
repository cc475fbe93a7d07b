// `schema`: the JSON Schema of a log line. The schema is the answer itself, with or without `--json`.

import { logJsonSchema } from '../../log/index.ts';
import { command } from '../command.ts';
import { answer } from '../exit.ts';

export const schema = command({
  name: 'schema',
  takes: '',
  options: {},
  async run(desk) {
    const made = logJsonSchema();
    desk.say(JSON.stringify(made, undefined, 2));
    return answer({ schema: made });
  },
});
