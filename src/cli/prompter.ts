// Questions on a terminal. They go to stderr, so that an answer on stdout can be piped. Loaded only when one is asked.

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** A question that was not answered (Ctrl-C) comes back undefined. */
export interface Prompter {
  confirm(question: string, yes: string, no: string): Promise<boolean | undefined>;
  text(question: string, suggestion?: string): Promise<string | undefined>;
  select(question: string, choices: readonly Choice[]): Promise<string | undefined>;
  /** `chosen` are those of the choices that are taken unless they are taken back. */
  many(
    question: string,
    choices: readonly Choice[],
    chosen?: readonly string[],
  ): Promise<readonly string[] | undefined>;
}

const output = process.stderr;

export const askOnTerminal: Prompter = {
  async confirm(message, active, inactive) {
    const { confirm, isCancel } = await import('@clack/prompts');
    const said = await confirm({ message, active, inactive, output });
    return isCancel(said) ? undefined : said;
  },
  async text(message, suggestion) {
    const { text, isCancel } = await import('@clack/prompts');
    const said = await text({
      message,
      output,
      ...(suggestion === undefined ? {} : { placeholder: suggestion, defaultValue: suggestion }),
    });
    return isCancel(said) ? undefined : said;
  },
  async select(message, choices) {
    const { select, isCancel } = await import('@clack/prompts');
    const said = await select({ message, output, options: choices.map((choice) => ({ ...choice })) });
    return isCancel(said) ? undefined : said;
  },
  async many(message, choices, chosen = []) {
    const { multiselect, isCancel } = await import('@clack/prompts');
    const said = await multiselect({
      message,
      output,
      required: false,
      initialValues: choices.map(({ value }) => value).filter((value) => chosen.includes(value)),
      options: choices.map((choice) => ({ ...choice })),
    });
    return isCancel(said) ? undefined : said;
  },
};
