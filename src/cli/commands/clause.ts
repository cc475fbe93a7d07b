// `clause`: what a rule says, where it comes from and where it stands; or which clauses answer to some words.

import { BOARDS } from '../../board/index.ts';
import { placed, readRegistry, readRelations, readSearchLore, readTopics } from '../../reference/files.ts';
import {
  firstSentenceOf,
  freshnessOf,
  indexOfTopics,
  placesOf,
  plainOf,
  type Relation,
  searcherFor,
} from '../../reference/index.ts';
import type { ClauseId } from '../../vocab/index.ts';
import type { ClauseEntry } from '../clauses.ts';
import { command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';

/** As many answers as fit a screen. */
const MOST_FOUND = 8;

/** The texts of the desk's language, and English where it has none. */
const textsOf = (desk: Desk) => {
  const english = readTopics(desk.env.project, 'en');
  const own = desk.language === 'en' ? english : readTopics(desk.env.project, desk.language);
  const byId = (topics: typeof english) => new Map(placed(topics).map((clause) => [clause.id, clause]));
  const [original, translated] = [byId(english), byId(own)];
  return {
    english,
    own,
    original,
    translated,
    /** The first sentence of a clause, as a list shows it. */
    says: (id: ClauseId): string => firstSentenceOf((translated.get(id) ?? original.get(id))?.body ?? ''),
    title: (topic: string): string => [...own, ...english].find((one) => one.topic === topic)?.title ?? topic,
  };
};

const systemOf = (desk: Desk, { ruleset }: ClauseEntry): string => desk.t('system-name', { system: ruleset });

const addressOf = (desk: Desk, { page }: ClauseEntry): string => `${desk.settings.address}${page}`;

/** A clause in two lines: id, system and what else is to be known of it, then its answer. */
const tellShort = (desk: Desk, entry: ClauseEntry, says: string, ...about: readonly string[]): void => {
  desk.say(`  ${[desk.paint.bold(entry.id), desk.paint.dim(systemOf(desk, entry)), ...about].join('  ')}`);
  desk.say(`    ${says}`);
};

/** Clauses of other systems on the same point, each with what it decides, then rulings on it. */
const relatedTo = (desk: Desk, { id, related }: ClauseEntry) => {
  const relations = readRelations(desk.env.project, readRegistry(desk.env.project));
  const counterparts = (relations.counterparts.get(id) ?? []).map(({ clause: other, relation }) => ({
    id: other.id,
    relation,
  }));
  const besides = related
    .filter((other) => !counterparts.some((one) => one.id === other))
    .map((other) => ({ id: other }));
  return [...counterparts, ...besides].flatMap((other: { readonly id: ClauseId; readonly relation?: Relation }) => {
    const entry = desk.clause(other.id);
    return entry === undefined
      ? []
      : [{ entry, ...(other.relation === undefined ? {} : { relation: other.relation }) }];
  });
};

const print = (desk: Desk, asked: string): Answer => {
  const { t } = desk;
  const entry = desk.clause(asked);
  const texts = textsOf(desk);
  if (entry === undefined) {
    const near = [...texts.original.keys()].filter((id) => id.includes(asked) || asked.includes(id)).slice(0, 6);
    throw new Stop(EXIT.usage, [
      t('reference-none', { id: cleanLine(asked) }),
      nextLine(
        desk,
        asked.length > 1 && near.length > 0
          ? t('reference-like', { ids: near.join(', ') })
          : t('reference-search-instead'),
      ),
    ]);
  }
  const { id, topic, section } = entry;
  const document = t('document-title', { document: entry.document });
  const original = texts.original.get(id);
  const translated = texts.translated.get(id);
  const text = plainOf((translated ?? original)?.body ?? '');
  const isBorrowed = translated === undefined;
  const isStale = desk.language !== 'en' && !isBorrowed && freshnessOf(translated, original) === 'stale';
  const source = section === '' ? document : `${document}, ${section}`;
  desk.say(`${desk.paint.bold(id)}  ${texts.title(topic)}  ${desk.paint.dim(systemOf(desk, entry))}`);
  if (isBorrowed) desk.say(t('reference-borrowed'));
  if (isStale) desk.say(t('reference-stale'));
  desk.say();
  desk.say(text);
  desk.say();
  desk.say(`${desk.paint.dim(t('reference-from'))}  ${source}`);
  desk.sayWhole(addressOf(desk, entry));
  const related = relatedTo(desk, entry);
  if (related.length > 0) desk.say(`\n${t('reference-related')}`);
  for (const { entry: other, relation } of related)
    tellShort(
      desk,
      other,
      texts.says(other.id),
      ...(relation === undefined ? [] : [t('rules-relation', { relation })]),
    );
  const state = isBorrowed ? 'borrowed' : isStale ? 'stale' : 'fresh';
  return answer({
    clause: {
      ...entry,
      document,
      related: related.map(({ entry: other, relation }) => ({
        id: other.id,
        ruleset: other.ruleset,
        ...(relation === undefined ? {} : { relation }),
        differs: relation === undefined || relation === 'same' ? 'no' : 'yes',
        says: texts.says(other.id),
      })),
      language: isBorrowed ? 'en' : desk.language,
      state,
      text,
    },
  });
};

const find = (desk: Desk, words: string): Answer => {
  const texts = textsOf(desk);
  const lore = readSearchLore(desk.env.project);
  const search = searcherFor(indexOfTopics(desk.language, texts.own, texts.english, lore, placesOf(BOARDS)));
  const { found: all, sure } = search(words);
  const found = all.slice(0, MOST_FOUND).flatMap(({ id }) => desk.clause(id) ?? []);
  if (found.length === 0) {
    throw new Stop(
      EXIT.refused,
      [desk.t('reference-nothing', { words: cleanLine(words) }), nextLine(desk, desk.t('reference-fewer'))],
      {
        found: [],
      },
    );
  }
  const [first, ...others] = found;
  const isSure = sure === 'yes' && first !== undefined;
  if (isSure) {
    desk.say(desk.paint.bold(desk.t('search-answer')));
    tellShort(desk, first, texts.says(first.id));
    desk.sayWhole(`    ${desk.paint.dim(addressOf(desk, first))}`);
    if (others.length > 0) desk.say(`\n${desk.t('reference-also')}`);
  }
  for (const entry of isSure ? others : found) {
    tellShort(desk, entry, texts.says(entry.id));
    desk.sayWhole(`    ${desk.paint.dim(addressOf(desk, entry))}`);
  }
  const data = found.map((entry) => ({
    id: entry.id,
    ruleset: entry.ruleset,
    page: entry.page,
    says: texts.says(entry.id),
  }));
  return answer({ found: data, ...(isSure ? { answer: first.id } : {}) });
};

export const clause = command({
  name: 'clause',
  takes: { id: '[id]' },
  options: { search: '--search <words>' },
  examples: [
    'npx fieldpost clause B20.3',
    'npx fieldpost clause sub.first-shot-every-round --lang {language}',
    'npx fieldpost clause --search "{words}"',
  ],
  async run(desk, [id], given) {
    const words = given.text('search');
    if (id === undefined && words === undefined)
      throw new Stop(EXIT.usage, [desk.t('reference-which'), nextLine(desk, desk.t('reference-search-instead'))]);
    if (id !== undefined && words !== undefined)
      throw new Stop(EXIT.usage, [desk.t('reference-both'), nextLine(desk, desk.t('reference-search-instead'))]);
    return words === undefined ? print(desk, id ?? '') : find(desk, words);
  },
});
