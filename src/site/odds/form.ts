// The form of the calculator: what it asks as the query of an address, and an address filled into it. It reads no words
// and knows no rules; fields are named as the options of an address, units `attacker-infantry` and so on.

import { UNIT_TYPES, type UnitCounts, type UnitType } from '../../vocab/unit.ts';
import { type Asked, battleText, oddsQuery, USUAL_RULESET, unitsText } from '../odds-address.ts';

type Field = HTMLInputElement | HTMLSelectElement;
type Role = 'attacker' | 'defender';
const ROLES: readonly Role[] = ['attacker', 'defender'];
/** Several boxes of one name make one list. */
const isList = (name: string): boolean => name.startsWith('tech-');

export class Form {
  readonly #form: HTMLFormElement;

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  #fields(name?: string): readonly Field[] {
    const all = this.#form.querySelectorAll<Field>('input[name], select[name]');
    return name === undefined ? [...all] : [...all].filter((field) => field.name === name);
  }

  #cell(role: Role, type: UnitType): Field | undefined {
    return this.#fields(`${role}-${type}`)[0];
  }

  #where(): string {
    return this.#fields('where').find((field) => !isOff(field))?.value ?? 'land';
  }

  get line(): string {
    return this.#fields('battle')[0]?.value ?? '';
  }

  set line(text: string) {
    const [field] = this.#fields('battle');
    if (field !== undefined && document.activeElement !== field) field.value = text;
  }

  /** Shows the rows and fields that belong where the battle is. */
  arrange(): void {
    const where = this.#where();
    const rules = this.#fields('ruleset')[0]?.value ?? USUAL_RULESET;
    const fits = (list: string | undefined, ...these: readonly string[]): boolean =>
      list === undefined || list.split(' ').some((one) => these.includes(one));
    for (const part of this.#form.querySelectorAll<HTMLElement>('[data-where], [data-rules]'))
      part.hidden = !fits(part.dataset.where, where, `${where}:${rules}`) || !fits(part.dataset.rules, rules);
  }

  /** Units that can be seen; fields that cannot keep their numbers for when the place is changed back. */
  #units(role: Role): UnitCounts {
    const counts: { [type in UnitType]?: number } = {};
    for (const type of UNIT_TYPES) {
      const field = this.#cell(role, type);
      const count = Number(field?.value ?? 0);
      const isShown = field?.closest('[hidden]') === null;
      if (isShown && Number.isInteger(count) && count > 0) counts[type] = count;
    }
    return counts;
  }

  /** The two forces of the fields as a line; empty while a side has nobody. */
  #forces(): string {
    const [attacker, defender] = [this.#units('attacker'), this.#units('defender')];
    const { 'aa-gun': guns = 0, ...others } = defender;
    if (Object.keys(attacker).length === 0 || Object.keys(defender).length === 0) return '';
    return battleText({ attacker: { units: attacker }, defender: { units: others }, guns });
  }

  /**
   * What the form asks.
   *
   * @param from whether the forces are those of the line or of the fields
   */
  query(from: 'line' | 'fields'): URLSearchParams {
    const where = this.#where();
    const query = new URLSearchParams({ battle: from === 'line' ? this.line.trim() : this.#forces() });
    const support: { [type in UnitType]?: number } = {};
    for (const field of this.#fields()) {
      const { name, value } = field;
      if (/^(attacker-|defender-|where|battle)/.test(name) || Number(value) === 0) continue;
      if (field.closest('[hidden]') !== null || isOff(field)) continue;
      const { unit } = field.dataset;
      const before = query.get(name);
      // Ships that support a landing have a field for each kind.
      if (unit)
        support[unit as UnitType] = Number(value); // the page wrote a kind of unit there
      else if (name !== 'ruleset' || value !== USUAL_RULESET)
        query.set(name, isList(name) && before !== null ? `${before},${value}` : value);
    }
    const shots = unitsText(support);
    if (shots) query.set('bombard', shots);
    else if (where === 'landing') query.set('assault', 'yes');
    return query;
  }

  /** Fills the form with a question that was understood. */
  fill(asked: Asked): void {
    const { question } = asked;
    const query = new URLSearchParams(oddsQuery(asked));
    const landing = question.assault === 'landing' ? 'landing' : 'land';
    query.set('where', question.kind === 'sea' ? 'sea' : landing);
    query.set('ruleset', asked.ruleset);
    for (const field of this.#fields()) {
      if (/^(attacker-|defender-|battle)/.test(field.name)) continue;
      const kind = field.dataset.unit as UnitType | undefined; // as the page wrote it
      const value = String((kind && question.supporters?.[kind]) ?? query.get(field.name) ?? '');
      if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox'))
        field.checked = isList(field.name) ? value.split(',').includes(field.value) : field.value === value;
      else if (document.activeElement !== field) field.value = value;
    }
    this.arrange();
    const units = {
      attacker: question.attacker.units,
      defender: { ...question.defender.units, 'aa-gun': question.guns ?? 0 },
    };
    for (const role of ROLES)
      for (const type of UNIT_TYPES) {
        const field = this.#cell(role, type);
        const count = units[role][type] ?? 0;
        if (field !== undefined && Number(field.value) !== count) field.value = count === 0 ? '' : String(count);
      }
    this.line = battleText(question);
  }

  /** What one side has goes to the other, its order of loss and its damage too. */
  swap(): void {
    const change = (one: Field | undefined, other: Field | undefined): void => {
      if (one === undefined || other === undefined) return;
      [one.value, other.value] = [other.value, one.value];
    };
    for (const type of UNIT_TYPES) change(this.#cell('attacker', type), this.#cell('defender', type));
    for (const what of ['order', 'damaged'])
      change(this.#fields(`${what}-attacker`)[0], this.#fields(`${what}-defender`)[0]);
    this.line = this.#forces();
  }

  clear(): void {
    this.#form.reset();
    for (const field of this.#fields()) if (field.type === 'number' || field.type === 'text') field.value = '';
    this.arrange();
  }

  /** Marks what a question that was not understood is about. */
  mark(names: readonly string[]): void {
    for (const field of this.#fields()) {
      if (names.includes(field.name)) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    }
  }
}

/** A box that is not ticked, or a choice that is not taken. */
const isOff = (field: Field): boolean =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox') && !field.checked;
