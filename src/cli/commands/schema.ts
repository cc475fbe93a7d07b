// `schema`: the JSON Schema of a log line or of a conformance case. The schema is the answer itself, with or without
// `--json`.

import { caseJsonSchema } from '../../cases/index.ts';
import { logJsonSchema } from '../../log/index.ts';
import { command } from '../command.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { cleanLine } from '../paint.ts';

const SCHEMAS: { readonly [what: string]: () => object } = { line: logJsonSchema, case: caseJsonSchema };

export const schema = command({
  name: 'schema',
  takes: { what: '[what]' },
  options: {},
  examples: ['npx fieldpost schema', 'npx fieldpost schema > log-line.schema.json', 'npx fieldpost schema case'],
  async run(desk, [what = 'line']) {
    const make = Object.hasOwn(SCHEMAS, what) ? SCHEMAS[what] : undefined;
    if (make === undefined)
      throw new Stop(EXIT.usage, [
        desk.t('schema-none', { what: cleanLine(what), there: Object.keys(SCHEMAS).join(', ') }),
      ]);
    const made = make();
    desk.say(JSON.stringify(made, undefined, 2));
    return answer({ schema: made });
  },
});
