// What somebody proposes, told in lines: which entries, who takes over, which options, which position.

import { sayAbsence, sayChangeOfPlayers, sayPosition } from '../i18n/changes.ts';
import { list, quote, stop } from '../i18n/format.ts';
import { sayOptions } from '../i18n/options.ts';
import type { LogEntry } from '../log/index.ts';
import { partyName } from '../post/index.ts';
import type {
  AbsenceOrder,
  EditOrder,
  Proposal,
  ProposedOrder,
  SettingsOrder,
  SubstituteOrder,
} from '../trust/index.ts';
import type { Desk } from './desk.ts';
import { nextLine, ruleLines } from './faults.ts';
import { cleanLine } from './paint.ts';
import type { Table } from './table.ts';

/** Entries by number, as `#17 #18`. */
export const entriesOf = ({ game }: Pick<Table, 'game'>, hashes: readonly string[]): string =>
  game.entries.flatMap(({ seq, hash }) => (hashes.includes(hash) ? [`#${seq}`] : [])).join(' ');

const nameOf = ({ game }: Table, id: string): string =>
  cleanLine(game.trust.players.find((player) => player.id === id)?.name ?? id);

const substituteParts = (table: Table, { enters, leaves }: SubstituteOrder): readonly string[] => {
  const entering = { ...enters, name: cleanLine(enters.name) };
  const leaving = leaves === undefined ? undefined : nameOf(table, leaves);
  const { heading, parts } = sayChangeOfPlayers(table.words, entering, leaving, 'done');
  return [heading, ...parts];
};

const settingsParts = (
  { ruleset, words: { say: t } }: Table,
  { options = {}, dice }: SettingsOrder,
): readonly string[] => [
  ...sayOptions(t, ruleset, options).map(({ name, value }) => t('log-setting', { what: name, value })),
  ...(dice === undefined ? [] : [t('log-setting', { what: t('game-dice'), value: t(`game-dice-${dice.source}`) })]),
];

const editParts = (table: Table, { to, position }: EditOrder): readonly string[] => [
  ...(to === undefined ? [] : [table.words.say('log-edit-to', { entry: entriesOf(table, [to]) })]),
  ...(position === undefined ? [] : sayPosition(table.words, position)),
];

/** Somebody's own words, between the marks of the reader's language. */
export const quoted = (desk: Desk, text: string): string => quote(desk.language, cleanLine(text));

/** Who wrote an entry, and for whom. */
export const enteredBy = (desk: Desk, { by, for: other, evidence }: LogEntry): string =>
  other === undefined ? by : desk.t('log-entered-for', { by, other, mail: evidence === undefined ? 'none' : 'kept' });

/** Who is away when. */
export const awayText = (table: Table, player: string, { from, to }: AbsenceOrder): string => {
  return stop(sayAbsence(table.words, nameOf(table, player), from, to));
};

/** What an order that others may have to consent to says, a part a line, with its reason and rule. */
export const orderParts = (desk: Desk, table: Table, order: ProposedOrder): readonly string[] => {
  const parts = ((): readonly string[] => {
    switch (order.type) {
      case 'void':
      case 'ruling':
        return [
          `${entriesOf(table, order.of)}  ${quoted(desk, order.reason)}`,
          ...('drops' in order ? (order.drops ?? []) : []).map(({ space, units }) =>
            table.words.say('undo-drops', { units: table.words.units(units), space }),
          ),
        ];
      case 'substitute':
        return substituteParts(table, order);
      case 'settings':
        return settingsParts(table, order);
      case 'edit':
        return editParts(table, order);
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
  const sides = list(
    desk.language,
    waits.map((side) => partyName(table.game, table.words, side)),
  );
  return [
    desk.t('awaited-proposal', {
      seq,
      player: nameOf(table, player),
      what: desk.t(`awaited-proposals-${order.type}`),
      sides,
    }),
    ...orderParts(desk, table, order),
  ];
};

/** The open proposals, each with how to answer it. */
export const openProposals = (desk: Desk, table: Table): readonly string[] =>
  table.game.trust.proposals.flatMap((proposal) => [
    ...proposalLines(desk, table, proposal),
    nextLine(desk, `npx fieldpost agree ${table.game.slug} ${proposal.seq}`),
  ]);
