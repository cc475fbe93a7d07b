// In a reader's browser: proves the log of a game when asked to, and shows what came of it. The work is done beside the
// page; without script the page says how else to do it.

import type { LogProof } from '../proof/prove.ts';
import type { Asked, Told } from '../proof/worker.ts';

/** The words of the page, with `{…}` where something is put in. */
type Words = { readonly [name: string]: string };

const fill = (text: string | undefined, values: { readonly [name: string]: string | number }): string =>
  (text ?? '').replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  content: string | readonly Node[],
  classes = '',
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  if (classes !== '') made.className = classes;
  made.append(...(typeof content === 'string' ? [content] : content));
  return made;
};

/** `<fp-proof game log words>` around a `.start` button, a line `.said` that is read out, and a `.result`; the words are JSON. */
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
    this.#show(this.#words.working ?? '', []);
    const worker = new Worker(new URL('../proof/worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    const end = (said: string, nodes: readonly Node[]): void => {
      worker.terminate();
      button.removeAttribute('aria-disabled');
      this.#show(said, nodes);
    };
    const failed = (why: string): void => end(fill(this.#words.failed, { why }), []);
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.ok) end(this.#words[data.proof.verdict] ?? '', this.#nodesOf(data.proof));
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

  #entry(seq: number): Node {
    const link = element('a', fill(this.#words.entry, { seq }));
    link.href = `#entry-${seq}`;
    return link;
  }

  #entries(text: string | undefined, seqs: readonly number[]): Node {
    const links = seqs.flatMap((seq, at) => [...(at > 0 ? [document.createTextNode(', ')] : []), this.#entry(seq)]);
    return element('p', [document.createTextNode(`${text ?? ''} `), ...links]);
  }

  #nodesOf(proof: LogProof): readonly Node[] {
    const w = this.#words;
    const figures: readonly (readonly [label: string | undefined, value: string | number])[] = [
      [w.entries, proof.entries],
      [w.signed, proof.signed],
      [w.decided, proof.decided],
      ...(proof.reported > 0 ? [[w.reported, proof.reported] as const] : []),
      [w.rolled, proof.rolls.length],
      [w.head, proof.head],
    ];
    const rolls = proof.rolls.map(({ seq, verdict, source, by }) =>
      element('li', [
        this.#entry(seq),
        document.createTextNode(': '),
        element('span', w[`is-${verdict}`] ?? verdict, `verdict ${verdict}`),
        document.createTextNode(` (${fill(w[`by-${source}`], { by })})`),
      ]),
    );
    return [
      ...proof.faults.map(({ line, code }) => element('p', fill(w.fault, { line, code }), 'notice')),
      ...(proof.torn > 0 ? [element('p', fill(w.torn, { bytes: proof.torn }))] : []),
      ...(proof.differing.length > 0 ? [this.#entries(w.differing, proof.differing)] : []),
      element(
        'dl',
        figures.flatMap(([label, value]) => [element('dt', label ?? ''), element('dd', String(value))]),
        'proof-figures',
      ),
      ...(rolls.length > 0 ? [element('details', [element('summary', w.rolls ?? ''), element('ul', rolls)])] : []),
    ];
  }
}

customElements.define('fp-proof', FpProof);
