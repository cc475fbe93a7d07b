// In a reader's browser: proves the log of a game when asked to, and shows what came of it. The work is done beside the
// page; without script the page says how else to do it.

import type { LogProof } from '../proof/prove.ts';
import type { Asked, Told } from '../proof/worker.ts';
import { fill } from './fill.ts';
import { html } from './html.ts';

/** The words of the page, with `{…}` where something is put in. */
type Words = { readonly [name: string]: string };

/**
 * `<fp-proof game log words>` around a `.start` button, a line `.said` that is read out, and a `.result`; the words are
 * JSON.
 */
class FpProof extends HTMLElement {
  #words: Words = {};
  #worker: Worker | undefined;

  connectedCallback(): void {
    this.#words = JSON.parse(this.getAttribute('words') ?? '{}') as Words; // written by the page as a record of texts
    const button = this.querySelector<HTMLButtonElement>('.start');
    if (button === null) return;
    button.hidden = false;
    button.addEventListener('click', () => this.#start(button));
  }

  disconnectedCallback(): void {
    this.#worker?.terminate();
  }

  #start(button: HTMLButtonElement): void {
    // Not `disabled`: whoever pressed it by keyboard would lose his place.
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    this.#show(this.#say('working'), []);
    const worker = new Worker(new URL('../proof/worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    const end = (said: string, nodes: readonly Node[]): void => {
      worker.terminate();
      button.removeAttribute('aria-disabled');
      this.#show(said, nodes);
    };
    const failed = (why: string): void => end(this.#say('failed', { why }), []);
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.ok) end(this.#say(data.proof.verdict), this.#nodesOf(data.proof));
      else failed(data.why);
    });
    worker.addEventListener('error', ({ message }) => failed(message));
    const asked: Asked = {
      game: this.getAttribute('game') ?? '',
      address: new URL(this.getAttribute('log') ?? '', location.href).href,
    };
    worker.postMessage(asked);
  }

  #show(said: string, nodes: readonly Node[]): void {
    this.querySelector('.said')?.replaceChildren(said);
    this.querySelector('.result')?.replaceChildren(...nodes);
  }

  #say(name: string, places: Parameters<typeof fill>[1] = {}): string {
    return fill(this.#words[name] ?? '', places);
  }

  #entry(seq: number): Node {
    return html('a', { href: `#entry-${seq}` }, this.#say('entry', { seq: String(seq) }));
  }

  #nodesOf(proof: LogProof): readonly Node[] {
    const figures = [
      ['entries', proof.entries],
      ['signed', proof.signed],
      ['decided', proof.decided],
      ...(proof.reported > 0 ? [['reported', proof.reported] as const] : []),
      ['rolled', proof.rolls.length],
      ['head', proof.head],
    ] as const;
    const differing = proof.differing.flatMap((seq, at) => [at === 0 ? ' ' : ', ', this.#entry(seq)]);
    const rolls = proof.rolls.map(({ seq, verdict, source, by }) =>
      html(
        'li',
        {},
        this.#entry(seq),
        ': ',
        html('span', { class: `verdict ${verdict}` }, this.#say(`is-${verdict}`)),
        ` (${this.#say(`by-${source}`, { by })})`,
      ),
    );
    return [
      ...proof.faults.map(({ line, code, newer, known }) =>
        html(
          'p',
          { class: 'notice' },
          [
            this.#say('fault', { line: String(line), code }),
            ...(newer === 'yes' ? [this.#say('newer')] : []),
            ...(known.length > 0 ? [this.#say('known', { known: known.join(', ') })] : []),
          ].join(' '),
        ),
      ),
      ...(proof.torn > 0 ? [html('p', {}, this.#say('torn', { bytes: String(proof.torn) }))] : []),
      ...(differing.length > 0 ? [html('p', {}, this.#say('differing'), ...differing)] : []),
      html(
        'dl',
        { class: 'proof-figures' },
        ...figures.flatMap(([name, value]) => [html('dt', {}, this.#say(name)), html('dd', {}, String(value))]),
      ),
      ...(rolls.length > 0
        ? [html('details', {}, html('summary', {}, this.#say('rolls')), html('ul', {}, ...rolls))]
        : []),
    ];
  }
}

customElements.define('fp-proof', FpProof);
