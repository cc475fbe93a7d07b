// The registry of clauses, the topics that explain them, and the turns of the archive in which they made a difference.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import registry from '../../../content/clauses.json' with { type: 'json' };
import type { ClauseId } from '../../vocab/index.ts';
import { type Archive, theArchive } from './archive.ts';
import type { TurnLink } from './game.ts';
import { clausesOf } from './turn.ts';

/** Where a clause comes from: a document by its full title, and the place in it. */
export interface Citation {
  readonly id: ClauseId;
  readonly document: string;
  readonly section: string;
}

const documents = new Map<string, string>(Object.entries(registry.documents));

const citations = new Map(
  registry.clauses.map(({ id, source }): readonly [ClauseId, Citation] => [
    id,
    { id, document: documents.get(source.document) ?? source.document, section: source.section },
  ]),
);

/** Undefined for an id that stands in no source: then only the id can be shown. */
export const citationOf = (id: ClauseId): Citation | undefined => citations.get(id);

/** The ids of the `<Clause>` blocks in the text of a topic, in order. */
export const clausesIn = (text: string): readonly ClauseId[] =>
  [...text.matchAll(/<Clause id="([^"]+)"/g)].flatMap(([, id]) => (id === undefined ? [] : [id]));

const RULES = path.join(process.cwd(), 'content', 'rules', 'en');

const readTopics = (): ReadonlyMap<ClauseId, string> => {
  if (!existsSync(RULES)) return new Map();
  const files = readdirSync(RULES).filter((name) => name.endsWith('.mdx'));
  return new Map(
    files.flatMap((name) => {
      const topic = name.slice(0, -'.mdx'.length);
      return clausesIn(readFileSync(path.join(RULES, name), 'utf8')).map((id) => [id, topic] as const);
    }),
  );
};

let topics: ReadonlyMap<ClauseId, string> | undefined;

/** The topic that explains a clause; undefined while none does. */
export const topicOf = (id: ClauseId): string | undefined => {
  topics ??= readTopics();
  return topics.get(id);
};

/** Names which clauses have a text and where: another whenever that changes. */
export const topicsKey = (): string => {
  topics ??= readTopics();
  return [...topics].map(([id, topic]) => `${topic}#${id}`).join(' ');
};

/** A turn in which a clause made a difference. */
export interface Appearance extends TurnLink {
  readonly game: string;
  readonly title: string;
}

const findAppearances = ({ games }: Archive): ReadonlyMap<ClauseId, readonly Appearance[]> => {
  const found = new Map<ClauseId, Appearance[]>();
  for (const told of games) {
    const order = told.game.entries[0]?.order;
    const title = order?.type === 'open-game' ? order.title : told.game.slug;
    for (const turn of told.turns) {
      for (const id of clausesOf(told, turn)) {
        const { round, power, status } = turn;
        const appearance = { game: told.game.slug, title, id: turn.id, round, power, status, told: turn.told };
        found.set(id, [...(found.get(id) ?? []), appearance]);
      }
    }
  }
  return found;
};

let appearances: ReadonlyMap<ClauseId, readonly Appearance[]> | undefined;

/** The turns of this archive in which a clause made a difference, game by game. */
export const appearancesOf = (id: ClauseId): readonly Appearance[] => {
  appearances ??= findAppearances(theArchive());
  return appearances.get(id) ?? [];
};
