// In a reader's browser: a turn planned on the board. It holds the text of the sheet and what is chosen; the rules
// answer from their worker, the map and the panel show it. All that is done is done to the text, so that undoing is an
// older text.

import type { Change, Chosen, Idle, StageId } from '../../clerk/planner/index.ts';
import type { SpaceId, UnitCounts, UnitType } from '../../vocab/index.ts';
import { fill } from '../elements/fill.ts';
import type { PlanMap } from './map.ts';
import type { Opened, Shown, ShownGroup, ShownMove, ToldTarget, ToldWhy } from './message.ts';
import type { RulesAsker } from './rules.ts';
import type { PlanSaid } from './said.ts';

/** Parts of the turn as the panel has them. */
export type Part = 'buy' | StageId | 'place' | 'sheet';

/** What is chosen on the board. */
export interface Choice {
  readonly space: SpaceId;
  /** Groups of the space by their place in the list, and how many of each. */
  readonly counts: ReadonlyMap<number, number>;
  readonly raid: 'yes' | 'no';
  readonly via: readonly SpaceId[];
  readonly asksVia: 'yes' | 'no';
}

/** What shows a plan beside the board, and says what came of what was done. */
export interface Beside {
  show(planner: Planner): void;
  tell(text: string): void;
  refuse(head: string, whys: readonly ToldWhy[]): void;
  /** Whether the keyboard is in it. */
  hasFocus(): boolean;
}

/** Who hears of a text that has changed. */
export interface Keeper {
  keep(text: string): void;
}

const total = (groups: readonly ShownGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

const isStage = (part: Part): part is StageId => part === 'combat' || part === 'combat/2' || part === 'noncombat';

export class Planner {
  opened: Opened;
  readonly said: PlanSaid;
  readonly #asker: RulesAsker;
  readonly #map: PlanMap;
  readonly #panel: Beside;
  readonly #keeper: Keeper;
  readonly #names: ReadonlyMap<SpaceId, string>;
  text: string;
  part: Part = 'buy';
  shown: Shown | undefined;
  choice: Choice | undefined;
  targets: readonly ToldTarget[] = [];
  /** What is placed next. */
  placing: { readonly type: UnitType; readonly count: number; readonly spaces: readonly SpaceId[] } | undefined;
  #past: string[] = [];
  #future: string[] = [];
  #warned: SpaceId | undefined;
  /** Where units were chosen last. */
  #last: SpaceId | undefined;
  #turn = 0;
  /** Until what was last to be changed is. */
  #changing: Promise<void> = Promise.resolve();
  /** Moves that led to the position, shown as long as none is planned. */
  #led: readonly ShownMove[] = [];

  constructor(
    opened: Opened,
    text: string,
    said: PlanSaid,
    parts: { asker: RulesAsker; map: PlanMap; panel: Beside; keeper: Keeper },
  ) {
    this.opened = opened;
    this.text = text;
    this.said = said;
    this.#asker = parts.asker;
    this.#map = parts.map;
    this.#panel = parts.panel;
    this.#keeper = parts.keeper;
    this.#names = new Map(opened.spaces.map(([id, { name }]) => [id, name] as const));
  }

  say(key: string, places: { readonly [place: string]: string } = {}): string {
    return fill(this.said[key] ?? '', places);
  }
  name(space: SpaceId): string {
    return this.#names.get(space) ?? space;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  get groups(): readonly ShownGroup[] {
    return this.shown?.groups.find(([space]) => space === this.choice?.space)?.[1] ?? [];
  }

  /** Shows the plan as it stands, at the part of the turn that is open. */
  async refresh(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const first = this.shown?.stages[0] ?? 'combat';
    const stage = isStage(this.part) ? this.part : this.part === 'place' ? 'place' : first;
    const shown = await this.#asker.ask({ asks: 'show', text: this.text, stage });
    if (turn !== this.#turn) return;
    this.shown = shown;
    // What the turn has no part for any more is passed over.
    if (isStage(this.part) && !shown.stages.includes(this.part)) this.part = shown.stages[0] ?? 'place';
    const until = isStage(this.part) ? shown.stages.indexOf(this.part) : shown.stages.length - 1;
    const seen = shown.stages.slice(0, until + 1);
    const latest = seen.at(-1);
    const own = latest === undefined ? [] : (shown.moves[latest] ?? []);
    this.#map.draw(
      shown,
      (own.length === 0 ? this.#led : own).filter(({ path }) => path.length > 1),
    );
    this.#show();
  }

  #show(): void {
    const from = this.choice?.space;
    this.#map.reach(from, this.targets, this.choice?.via ?? [], this.placing?.spaces ?? []);
    this.#panel.show(this);
  }

  /** The position has moved on: what is planned begins anew from there. */
  async reopen(opened: Opened, text: string, part: Part, led: readonly ShownMove[]): Promise<void> {
    this.opened = opened;
    this.text = text;
    this.#past = [];
    this.#future = [];
    this.#led = led;
    await this.open(part);
  }

  async open(part: Part): Promise<void> {
    this.part = part;
    this.#last = undefined;
    this.#none();
    await this.refresh();
  }

  #none(): void {
    this.choice = undefined;
    this.targets = [];
    this.placing = undefined;
    this.#warned = undefined;
  }
  clear(): void {
    this.#none();
    this.#show();
    this.#panel.tell(this.say('tap'));
  }

  /** A space was tapped, on the map or in a list. */
  async tap(space: SpaceId): Promise<void> {
    if (this.placing !== undefined) return this.#place(space);
    if (!isStage(this.part)) {
      const stage = this.shown?.stages[0];
      if (stage === undefined || this.part === 'place') return;
      await this.open(stage);
    }
    const { choice } = this;
    if (choice !== undefined && choice.asksVia === 'yes' && space !== choice.space) {
      if (!this.targets.some(({ to }) => to === space) || choice.via.length === 0)
        return this.choose({ ...choice, via: [...choice.via, space], asksVia: 'no' });
    }
    const target = choice === undefined ? undefined : this.targets.find(({ to }) => to === space);
    if (target !== undefined) return this.go(target);
    if (choice?.space === space) return this.clear();
    const own = this.shown?.groups.find(([id]) => id === space)?.[1] ?? [];
    if (own.length > 0) return this.choose(this.#firstOf(space, own));
    if (choice !== undefined) return this.#why(space);
    this.#panel.tell(`${this.name(space)}: ${this.say('tap')}`);
  }

  /** Units of a space that are alike: the first that stand there, or others by their place in the list. */
  #firstOf(space: SpaceId, groups: readonly ShownGroup[], at = 0): Choice {
    return { space, counts: new Map([[at, groups[at]?.count ?? 0]]), raid: 'no', via: [], asksVia: 'no' };
  }

  /** What the worker is asked about. */
  #chosen(choice: Choice): Chosen | undefined {
    const picked = [...choice.counts].flatMap(([at, count]) => {
      const group = this.groups[at];
      return group === undefined || count === 0 ? [] : [{ ...group, count }];
    });
    const [first] = picked;
    if (first === undefined) return undefined;
    const units: { [type in UnitType]?: number } = {};
    for (const { type, count } of picked) units[type] = (units[type] ?? 0) + count;
    return {
      space: choice.space,
      units,
      ...(this.#isShip(first) ? { cargo: first.cargo } : {}),
      ...(first.aboard === 'yes' ? { aboard: 'yes' as const } : {}),
      ...(choice.raid === 'yes' ? { mission: 'raid' as const } : {}),
      ...(choice.via.length > 0 ? { via: choice.via } : {}),
    };
  }

  #isShip({ domain }: ShownGroup): boolean {
    return domain === 'sea';
  }

  async choose(choice: Choice): Promise<void> {
    this.choice = choice;
    this.#last = choice.space;
    this.#warned = undefined;
    const chosen = this.#chosen(choice);
    if (chosen === undefined || !isStage(this.part)) {
      this.targets = [];
      return this.#show();
    }
    const turn = this.#turn;
    const { targets, says } = await this.#asker.ask({ asks: 'reach', text: this.text, stage: this.part, chosen });
    if (turn !== this.#turn || this.choice !== choice) return;
    this.targets = targets.toSorted((a, b) => (this.name(a.to) < this.name(b.to) ? -1 : 1));
    this.#show();
    const n = String(targets.length);
    const via =
      choice.via.length === 0
        ? ''
        : ` ${this.say('viaChosen', { spaces: choice.via.map((id) => this.name(id)).join(', ') })}`;
    this.#panel.tell(`${this.name(choice.space)}: ${this.say('chosen', { units: says, n })}${via}`);
  }

  /** Sends the chosen units; over a gun only when that was said before. */
  async go(target: ToldTarget): Promise<void> {
    if (!isStage(this.part)) return;
    if (target.guns.length > 0 && this.#warned !== target.to) {
      this.#warned = target.to;
      return this.#panel.tell(this.say('gunsSure', { spaces: target.guns.map((id) => this.name(id)).join(', ') }));
    }
    await this.change({ does: 'move', stage: this.part, moves: target.moves }, 'did', {
      move: `${target.unitsSay} → ${this.name(target.to)}`,
    });
  }

  async #why(space: SpaceId): Promise<void> {
    const chosen = this.choice && this.#chosen(this.choice);
    if (chosen === undefined || !isStage(this.part)) return;
    const whys = await this.#asker.ask({ asks: 'why', text: this.text, stage: this.part, chosen, to: space });
    this.#refuse(chosen.units, space, whys);
  }

  #refuse(units: UnitCounts, space: SpaceId, whys: readonly ToldWhy[]): void {
    const of = this.opened.units.flatMap(([type, { one }]) =>
      (units[type] ?? 0) > 0 ? [`${units[type]} ${one}`] : [],
    );
    const head = this.say('no', { units: of.join(', '), space: this.name(space) });
    this.#panel.refuse(head, whys.length === 0 ? [{ says: this.say('noWay'), clauses: [] }] : whys);
  }

  /**
   * Carries something out on the sheet, one after the other: whoever is quicker than the rules answer is not to have
   * the first of two changes overwritten by the second.
   */
  change(change: Change, told: string, places: { readonly [place: string]: string } = {}): Promise<void> {
    const changed = this.#changing.then(() => this.#change(change, told, places));
    this.#changing = changed.catch(() => undefined);
    return changed;
  }

  async #change(change: Change, told: string, places: { readonly [place: string]: string }): Promise<void> {
    const answer = await this.#asker.ask({ asks: 'change', text: this.text, change });
    if ('cannot' in answer) {
      const { cannot } = answer;
      const key = cannot === 'not-understood' ? 'notUnderstood' : cannot;
      return this.#panel.tell(this.say(key));
    }
    this.#none();
    await this.write(answer.text);
    const open = this.shown?.refused[0]?.reasons[0]?.says;
    this.#panel.tell(`${this.say(told, places)}${open === undefined ? '' : ` ${this.say('open', { why: open })}`}`);
  }

  /** A new text of the sheet, by hand or from the board. */
  async write(text: string, how: 'new' | 'again' = 'new'): Promise<void> {
    if (text !== this.text && how === 'new') {
      this.#past.push(this.text);
      this.#future = [];
    }
    this.text = text;
    this.#keeper.keep(text);
    await this.refresh();
  }

  async undo(): Promise<void> {
    const before = this.#past.pop();
    if (before === undefined) return;
    this.#future.push(this.text);
    this.#none();
    await this.write(before, 'again');
    this.#panel.tell(this.say('undone'));
  }

  async redo(): Promise<void> {
    const after = this.#future.pop();
    if (after === undefined) return;
    this.#past.push(this.text);
    this.#none();
    await this.write(after, 'again');
    this.#panel.tell(this.say('redone'));
  }

  /** Brings the power's own units into the middle, as the board opens. */
  begin(): void {
    const own = [...(this.shown?.groups ?? [])].toSorted(([, a], [, b]) => total(b) - total(a))[0]?.[0];
    if (own !== undefined) this.#map.see(own, 'middle');
  }

  /** In the order of the board, round and round: what is left where units were just sent from, else the next space. */
  #nextIdle(): Idle | undefined {
    const order = [...this.#names.keys()];
    const from = order.indexOf(this.#last ?? '') + (this.choice === undefined ? 0 : 1);
    const idle = this.shown?.idle ?? [];
    return idle.find(({ space }) => order.indexOf(space) >= from) ?? idle[0];
  }

  /** Goes to the next units that have not moved. */
  async next(): Promise<void> {
    const { shown } = this;
    if (shown === undefined) return;
    if (!isStage(this.part)) await this.open(shown.stages[0] ?? 'place');
    const idle = this.#nextIdle();
    if (idle === undefined) return this.#panel.tell(this.say('noneIdle'));
    const { space, units } = idle;
    const own = this.shown?.groups.find(([id]) => id === space)?.[1] ?? [];
    const first = own.findIndex(({ type }) => (units[type] ?? 0) > 0);
    await this.choose(this.#firstOf(space, own, Math.max(0, first)));
    this.#map.see(space, this.#panel.hasFocus() ? 'look' : 'focus');
  }

  /** Chooses what is placed next. */
  async toPlace(type: UnitType, count: number): Promise<void> {
    const spaces = await this.#asker.ask({ asks: 'places', text: this.text, type, count });
    this.placing = { type, count, spaces };
    this.#show();
  }

  async #place(space: SpaceId): Promise<void> {
    const { placing } = this;
    if (placing === undefined) return;
    const { type, count, spaces } = placing;
    if (!spaces.includes(space)) {
      const whys = await this.#asker.ask({ asks: 'why-not-place', text: this.text, type, count, space });
      return this.#refuse({ [type]: count }, space, whys);
    }
    const unit = `${count} ${this.opened.units.find(([each]) => each === type)?.[1].one ?? type}`;
    await this.change({ does: 'place', space, type, count }, 'did', { move: `${unit} → ${this.name(space)}` });
  }

  /** The battles and the mail, worked out when somebody asks. */
  ahead() {
    return this.#asker.ask({ asks: 'ahead', text: this.text });
  }
}
