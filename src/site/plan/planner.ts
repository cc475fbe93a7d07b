// In a reader's browser: a turn planned on the board. It holds the text of the sheet and what is chosen; the rules
// answer from their worker, the map and the panel show it. All that is done is done to the text, so that undoing is an
// older text. What a reader does quicker than the rules answer is done one after the other, each from where the one
// before it led.

import type { Change, Idle, Rocket } from '../../clerk/planner/index.ts';
import type { SpaceId, UnitCounts, UnitType } from '../../vocab/index.ts';
import { fill } from '../elements/fill.ts';
import { type Beside, type Choice, chosenOf, firstOf, isStage, type Keeper, type Part } from './beside.ts';
import type { PlanMap } from './map.ts';
import type { Opened, Shown, ShownGroup, ShownMove, ToldOdds, ToldTarget, ToldWhy } from './message.ts';
import { OneByOne } from './one-by-one.ts';
import { Reckoning } from './reckoning.ts';
import type { RulesAsker } from './rules.ts';
import type { PlanSaid } from './said.ts';
import { Written } from './written.ts';

const total = (groups: readonly ShownGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

export class Planner {
  opened: Opened;
  readonly said: PlanSaid;
  readonly #asker: RulesAsker;
  readonly #map: PlanMap;
  readonly #panel: Beside<Planner>;
  readonly #keeper: Keeper;
  readonly #names: ReadonlyMap<SpaceId, string>;
  text: string;
  part: Part = 'buy';
  shown: Shown | undefined;
  choice: Choice | undefined;
  targets: readonly ToldTarget[] = [];
  /** What is placed next. */
  placing: { readonly type: UnitType; readonly count: number; readonly spaces: readonly SpaceId[] } | undefined;
  readonly written = new Written();
  #warned: SpaceId | undefined;
  /** What was picked last. */
  #picked: SpaceId | undefined;
  /** Where units were chosen last. */
  #last: SpaceId | undefined;
  readonly #doing = new OneByOne();
  readonly #reckoning: Reckoning;
  #reckons: 'yes' | 'no' = 'yes';
  /** Moves that led to the position, shown as long as none is planned. */
  #led: readonly ShownMove[] = [];

  constructor(
    opened: Opened,
    text: string,
    said: PlanSaid,
    parts: { asker: RulesAsker; map: PlanMap; panel: Beside<Planner>; keeper: Keeper },
  ) {
    this.opened = opened;
    this.text = text;
    this.said = said;
    this.#asker = parts.asker;
    this.#map = parts.map;
    this.#panel = parts.panel;
    this.#keeper = parts.keeper;
    this.#reckoning = new Reckoning(parts.asker, () => {
      this.#map.odds(this.odds);
      this.#panel.reckoned(this);
    });
    this.#names = new Map(opened.spaces.map(([id, { name }]) => [id, name] as const));
  }

  say(key: string, places: { readonly [place: string]: string } = {}): string {
    return fill(this.said[key] ?? '', places);
  }
  name(space: SpaceId): string {
    return this.#names.get(space) ?? space;
  }
  /** What is to be expected of the battles, as far as it is worked out. */
  get odds(): readonly ToldOdds[] {
    return this.#reckoning.odds;
  }
  get groups(): readonly ShownGroup[] {
    return this.shown?.groups.find(([space]) => space === this.choice?.space)?.[1] ?? [];
  }

  /** The text with all that was asked for so far. */
  async settled(): Promise<string> {
    await this.#doing.settled;
    return this.text;
  }

  /** Shows the plan as it stands, at the part of the turn that is open. */
  refresh(): Promise<void> {
    return this.#doing.next(() => this.#refresh());
  }

  async #refresh(): Promise<void> {
    const first = this.shown?.stages[0] ?? 'combat';
    const stage = isStage(this.part) ? this.part : this.part === 'place' ? 'place' : first;
    const shown = await this.#asker.ask({ asks: 'show', text: this.text, stage });
    this.shown = shown;
    // What the turn has no part for any more is passed over.
    if (this.part === 'buy' ? shown.buys === 'no' : isStage(this.part) && !shown.stages.includes(this.part)) {
      this.part = shown.stages[0] ?? 'place';
      return this.#refresh();
    }
    void this.#reckoning.begin(this.text, this.#reckons === 'yes' ? shown.battles.length : 0);
    const until = isStage(this.part) ? shown.stages.indexOf(this.part) : shown.stages.length - 1;
    const latest = shown.stages[until];
    const own = latest === undefined ? [] : (shown.moves[latest] ?? []);
    this.#map.draw(
      shown,
      (own.length === 0 ? this.#led : own).filter(({ path }) => path.length > 1),
    );
    this.#map.odds(this.odds);
    this.#show();
  }

  #show(): void {
    const from = this.choice?.space;
    const isFree = from === undefined && this.placing === undefined;
    const rockets = isFree ? (this.shown?.rockets ?? []).filter(({ planned }) => planned === 'no') : [];
    this.#map.reach(from, this.targets, this.choice?.via ?? [], this.placing?.spaces ?? [], rockets);
    this.#panel.show(this);
  }

  /**
   * The position has moved on: what is planned begins anew from there.
   *
   * @param led moves that led there
   * @param reckons whether battles are worked out
   */
  reopen(
    opened: Opened,
    text: string,
    part: Part,
    { led, reckons }: { readonly led: readonly ShownMove[]; readonly reckons: 'yes' | 'no' },
  ): Promise<void> {
    return this.#doing.next(() => {
      this.#reckons = reckons;
      this.#reckoning.forget();
      this.opened = opened;
      this.text = text;
      this.written.forget();
      this.#led = led;
      return this.#open(part);
    });
  }

  /** Opens a part of the turn. */
  open(part: Part): Promise<void> {
    return this.#doing.next(() => this.#begin(part));
  }

  async #begin(part: Part): Promise<void> {
    await this.#open(part);
    this.#panel.begin();
  }

  async #open(part: Part): Promise<void> {
    this.part = part;
    this.#last = undefined;
    this.#none();
    await this.#refresh();
  }

  #none(): void {
    this.choice = undefined;
    this.targets = [];
    this.placing = undefined;
    this.#warned = undefined;
  }
  clear(): Promise<void> {
    return this.#doing.next(() => this.#clear());
  }

  #clear(): void {
    this.#none();
    this.#show();
    this.#panel.tell(this.say('tap'));
  }

  /** Chooses the units of a space, whatever is chosen; of several asked for at once, as by letters, the last. */
  pick(space: SpaceId): Promise<void> {
    this.#picked = space;
    const isLast = (): boolean => this.#picked === space;
    return this.#doing.next(() => {
      const own = this.shown?.groups.find(([id]) => id === space)?.[1] ?? [];
      return isLast() && own.length > 0 ? this.#choose(firstOf(space, own), isLast) : undefined;
    });
  }

  /** A space was tapped, on the map or in a list. */
  tap(space: SpaceId): Promise<void> {
    return this.#doing.next(() => this.#tap(space));
  }

  async #tap(space: SpaceId): Promise<void> {
    if (this.placing !== undefined) return this.#place(space);
    if (!isStage(this.part)) {
      const stage = this.shown?.stages[0];
      if (stage === undefined || this.part === 'place') return;
      await this.#begin(stage);
    }
    const { choice } = this;
    if (choice !== undefined && choice.asksVia === 'yes' && space !== choice.space) {
      if (!this.targets.some(({ to }) => to === space) || choice.via.length === 0)
        return this.#choose({ ...choice, via: [...choice.via, space], asksVia: 'no' });
    }
    if (choice !== undefined && this.targets.some(({ to }) => to === space)) return this.#go(space);
    if (choice?.space === space) return this.#clear();
    const own = this.shown?.groups.find(([id]) => id === space)?.[1] ?? [];
    if (own.length > 0) return this.#choose(firstOf(space, own));
    if (choice !== undefined) return this.#why(space);
    this.#panel.tell(`${this.name(space)}: ${this.say('tap')}`);
  }

  /** Chooses otherwise among the units of the space that is chosen. */
  choose(next: (now: Choice) => Choice): Promise<void> {
    return this.#doing.next(() => (this.choice === undefined ? undefined : this.#choose(next(this.choice))));
  }

  async #choose(choice: Choice, isWanted = () => true): Promise<void> {
    this.choice = choice;
    this.#last = choice.space;
    this.#warned = undefined;
    const chosen = chosenOf(choice, this.groups);
    if (chosen === undefined || !isStage(this.part)) {
      this.targets = [];
      return this.#show();
    }
    const { targets, says } = await this.#asker.ask({ asks: 'reach', text: this.text, stage: this.part, chosen });
    if (!isWanted()) return;
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
  go(to: SpaceId): Promise<void> {
    return this.#doing.next(() => this.#go(to));
  }

  async #go(to: SpaceId): Promise<void> {
    const target = this.targets.find((each) => each.to === to);
    if (target === undefined || !isStage(this.part)) return;
    if (target.guns.length > 0 && this.#warned !== target.to) {
      this.#warned = target.to;
      return this.#panel.tell(this.say('gunsSure', { spaces: target.guns.map((id) => this.name(id)).join(', ') }));
    }
    if (target.doing === 'rocket') return this.#fire({ from: target.path[0] ?? to, target: to }, 'yes');
    const move = `${target.unitsSay} → ${this.name(to)}`;
    await this.#change({ does: 'move', stage: this.part, moves: target.moves }, () => this.say('did', { move }));
  }

  /** Fires a rocket, or does not. */
  fire(rocket: Rocket, so: 'yes' | 'no'): Promise<void> {
    return this.#doing.next(() => this.#fire(rocket, so));
  }

  #fire({ from, target }: Rocket, so: 'yes' | 'no'): Promise<void> {
    const says = this.shown?.rockets.find((each) => each.from === from && each.target === target)?.says ?? '';
    return this.#change({ does: 'rocket', rocket: { from, target }, so }, () =>
      so === 'yes' ? this.say('did', { move: says }) : this.say('undone'),
    );
  }

  async #why(space: SpaceId): Promise<void> {
    const chosen = this.choice && chosenOf(this.choice, this.groups);
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
   * Carries something out on the sheet.
   *
   * @param what as it is to be changed from where all before it led; nothing where it came to nothing there
   * @param told what is said once it is carried out
   */
  change(what: () => Change | undefined, told: () => string): Promise<void> {
    return this.#doing.next(async () => {
      const change = what();
      if (change !== undefined) await this.#change(change, told);
    });
  }

  async #change(change: Change, told: () => string): Promise<void> {
    const answer = await this.#asker.ask({ asks: 'change', text: this.text, change });
    if ('cannot' in answer) {
      const { cannot } = answer;
      const key = cannot === 'not-understood' ? 'notUnderstood' : cannot;
      return this.#panel.tell(this.say(key));
    }
    this.#none();
    await this.#write(answer.text);
    const open = this.shown?.refused[0]?.reasons[0]?.says;
    this.#panel.tell(`${told()}${open === undefined ? '' : ` ${this.say('open', { why: open })}`}`);
  }

  /** A new text of the sheet, by hand. */
  write(text: string): Promise<void> {
    return this.#doing.next(() => this.#write(text));
  }

  async #write(text: string, how: 'new' | 'again' = 'new'): Promise<void> {
    if (text !== this.text && how === 'new') this.written.replaced(this.text);
    this.text = text;
    this.#keeper.keep(text);
    await this.#refresh();
  }

  undo(): Promise<void> {
    return this.#doing.next(() => this.#again(this.written.undo(this.text), 'undone'));
  }
  redo(): Promise<void> {
    return this.#doing.next(() => this.#again(this.written.redo(this.text), 'redone'));
  }

  async #again(text: string | undefined, told: 'undone' | 'redone'): Promise<void> {
    if (text === undefined) return;
    this.#none();
    await this.#write(text, 'again');
    this.#panel.tell(this.say(told));
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
  next(): Promise<void> {
    return this.#doing.next(() => this.#next());
  }

  async #next(): Promise<void> {
    const { shown } = this;
    if (shown === undefined) return;
    if (!isStage(this.part)) await this.#begin(shown.stages[0] ?? 'place');
    const idle = this.#nextIdle();
    if (idle === undefined) return this.#panel.tell(this.say('noneIdle'));
    const { space, units } = idle;
    const own = this.shown?.groups.find(([id]) => id === space)?.[1] ?? [];
    const first = own.findIndex(({ type }) => (units[type] ?? 0) > 0);
    await this.#choose(firstOf(space, own, Math.max(0, first)));
    this.#map.see(space, this.#panel.hasFocus() ? 'look' : 'focus');
  }

  /**
   * Chooses what is placed next.
   *
   * @param count how many, of so many that are chosen now; none where there are none to be placed any more
   */
  toPlace(type: UnitType, count: (now: number) => number): Promise<void> {
    return this.#doing.next(async () => {
      const left = this.shown?.unplaced[type] ?? 0;
      const many = Math.min(left, count(this.placing?.type === type ? this.placing.count : 0));
      if (many <= 0) return this.#clear();
      const spaces = await this.#asker.ask({ asks: 'places', text: this.text, type, count: many });
      this.placing = { type, count: many, spaces };
      this.#show();
    });
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
    const move = `${unit} → ${this.name(space)}`;
    await this.#change({ does: 'place', space, type, count }, () => this.say('did', { move }));
  }

  /** The battles and the mail, worked out when somebody asks. */
  async ahead() {
    return this.#asker.ask({ asks: 'ahead', text: await this.settled() });
  }
}
