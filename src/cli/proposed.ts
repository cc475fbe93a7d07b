// What somebody proposes, told in lines: which entries, who takes over, which options, which position.

import { day, list } from '../i18n/index.ts';
import { sayOptions } from '../i18n/options/index.ts';
import { type SiteTexts, siteTexts } from '../i18n/site/index.ts';
import type { LogEntry } from '../log/index.ts';
import type {
  AbsenceOrder,
  EditOrder,
  Proposal,
  ProposedOrder,
  SettingsOrder,
  SubstituteOrder,
} from '../trust/index.ts';
import { POWERS } from '../vocab/index.ts';
import type { Desk } from './desk.ts';
import { nextLine, ruleLines } from './faults.ts';
import { cleanLine } from './paint.ts';
import type { Table } from './table.ts';

/** Entries by number, as `#17 #18`. */
export const entriesOf = ({ game }: Pick<Table, 'game'>, hashes: readonly string[]): string =>
  game.entries.flatMap(({ seq, hash }) => (hashes.includes(hash) ? [`#${seq}`] : [])).join(' ');

const nameOf = ({ game }: Table, id: string): string =>
  cleanLine(game.trust.players.find((player) => player.id === id)?.name ?? id);

const substituteParts = (t: SiteTexts, table: Table, { enters, leaves }: SubstituteOrder): readonly string[] => {
  const name = cleanLine(enters.name);
  return [
    leaves === undefined
      ? t['log.join'](name, t[`game.role-${enters.role}`])
      : t['log.substitute'](name, nameOf(table, leaves)),
    ...(enters.powers.length === 0 ? [] : [t['log.takes-powers'](table.words.powers(enters.powers))]),
  ];
};

const settingsParts = (desk: Desk, t: SiteTexts, { options = {}, dice }: SettingsOrder): readonly string[] => [
  ...sayOptions(desk.t.choices, options).map(({ name, value }) => t['log.setting'](name, value)),
  ...(dice === undefined ? [] : [t['log.setting'](t['game.dice'], t[`game.dice-${dice.source}`])]),
];

/** A position, or the part of one that an edit names. */
const positionParts = (
  t: SiteTexts,
  { words }: Table,
  position: NonNullable<EditOrder['position']>,
): readonly string[] => {
  const { round, power, control = {}, units = [], cargo = [], treasury = {}, technology = {}, spaces = [] } = position;
  const held = new Set([...units, ...cargo].map(({ space }) => space));
  const force = (one: (typeof units)[number]): string => `${words.units(one.units)} (${words.power(one.power)})`;
  return [
    ...(power === undefined || round === undefined ? [] : [t['log.edit-turn'](words.power(power), round)]),
    ...Object.entries(control).map(([space, owner]) =>
      owner === null
        ? t['log.edit-free'](words.space(space))
        : t['log.edit-control'](words.space(space), words.power(owner)),
    ),
    ...units.map((each) => t['log.edit-units'](words.space(each.space), force(each))),
    ...cargo.flatMap(({ space, units: aboard }) =>
      aboard.map((each) => t['log.edit-aboard'](words.space(space), force({ ...each, space }))),
    ),
    ...spaces.filter((space) => !held.has(space)).map((space) => t['log.edit-empty'](words.space(space))),
    ...POWERS.flatMap((one) => {
      const ipc = treasury[one];
      return ipc === undefined ? [] : [t['log.edit-treasury'](words.power(one), ipc)];
    }),
    ...POWERS.flatMap((one) => {
      const owned = technology[one];
      if (owned === undefined) return [];
      return [t['log.edit-technology'](words.power(one), list(words.language, owned.map(words.technology)) || '–')];
    }),
  ];
};

const editParts = (t: SiteTexts, table: Table, { to, position }: EditOrder): readonly string[] => [
  ...(to === undefined ? [] : [t['log.edit-to'](entriesOf(table, [to]))]),
  ...(position === undefined ? [] : positionParts(t, table, position)),
];

/** Somebody's own words, between the marks of the reader's language. */
export const quoted = (desk: Desk, text: string): string => desk.t.labels.quote(cleanLine(text));

/** Who wrote an entry, and for whom. */
export const enteredBy = (desk: Desk, { by, for: other, evidence }: LogEntry): string =>
  other === undefined ? by : desk.t.log.enteredFor(by, other, evidence === undefined ? 'none' : 'kept');

/** Who is away when. */
export const awayText = (desk: Desk, table: Table, player: string, { from, to }: AbsenceOrder): string => {
  const t = desk.t.agreements;
  const first = day(desk.language, from);
  const name = nameOf(table, player);
  return from === to ? t.awayDay(name, first) : t.away(name, first, day(desk.language, to));
};

/** What an order that others may have to consent to says, a part a line, with its reason and rule. */
export const orderParts = (desk: Desk, table: Table, order: ProposedOrder): readonly string[] => {
  const t = siteTexts(desk.language);
  const parts = ((): readonly string[] => {
    switch (order.type) {
      case 'void':
      case 'ruling':
        return [`${entriesOf(table, order.of)}  ${quoted(desk, order.reason)}`];
      case 'substitute':
        return substituteParts(t, table, order);
      case 'settings':
        return settingsParts(desk, t, order);
      case 'edit':
        return editParts(t, table, order);
      case 'draw':
        return [];
    }
  })();
  const isApart = order.type === 'substitute' || order.type === 'edit';
  const reason = isApart && order.reason !== undefined ? [quoted(desk, order.reason)] : [];
  const rule = 'rule' in order && order.rule !== undefined ? ruleLines(desk, [order.rule]) : [];
  return [...[...parts, ...reason].map((part) => `  ${part}`), ...rule];
};

/** A proposal: who proposes what, whose consent is missing. */
export const proposalLines = (desk: Desk, table: Table, proposal: Proposal): readonly string[] => {
  const { seq, player, order, waits } = proposal;
  const sides = list(desk.language, waits.map(table.words.side));
  return [
    desk.t.due.proposal(seq, nameOf(table, player), desk.t.due.proposals[order.type], sides),
    ...orderParts(desk, table, order),
  ];
};

/** The open proposals, each with how to answer it. */
export const openProposals = (desk: Desk, table: Table): readonly string[] =>
  table.game.trust.proposals.flatMap((proposal) => [
    ...proposalLines(desk, table, proposal),
    nextLine(desk, desk.t.due.nextAgree(table.game.slug, proposal.seq)),
  ]);
