// Games of people who write each other: with a clock, a steward, absences, a partner who takes over; one drawn, one
// forfeited, one with a log too long for a page.

import { appendAgree, appendForfeit, appendFormal, appendProposal, headOf } from '../../../src/archive/index.ts';
import { Author, MAIL } from './author.ts';

/** Germany is awaited until a deadline, and Bram for his word on two proposals. */
export const byPost = (): Author => {
  const author = new Author('by-post', 13);
  author.open({
    title: 'Spring 26',
    clock: { turn: 72, answer: 24, forfeit: 48, absence: 21 },
    authors: 'checked',
    absences: [{ player: 'anna', from: '2026-08-01', to: '2026-08-10' }],
  });
  author.order(
    { type: 'purchase', power: 'ussr', units: { infantry: 8 } },
    { by: 'clara', for: 'bram', evidence: MAIL },
  );
  author.order({ type: 'combat-move', power: 'ussr', moves: [], nonce: '00'.repeat(32) }, { by: 'clara', for: 'bram' });
  author.spar(({ replay }) => replay.state.turn.power === 'germany');
  author.take(
    appendFormal(author.now(), { type: 'absence', from: '2026-07-01', to: '2026-07-03' }, author.said('bram')),
  );
  author.take(
    appendProposal(
      author.now(),
      {
        type: 'substitute',
        enters: { id: 'dora', name: 'Dora', role: 'player', powers: ['japan'] },
        leaves: 'anna',
        reason: 'Too many powers for one.',
      },
      author.said('anna'),
    ),
  );
  author.take(
    appendProposal(
      author.now(),
      { type: 'edit', reason: 'The mail said 30.', position: { treasury: { germany: 30 } } },
      author.said('anna'),
    ),
  );
  author.take(appendProposal(author.now(), { type: 'draw' }, author.said('anna')));
  return author;
};

export const drawn = (): Author => {
  const author = new Author('drawn', 17);
  author.open({ title: 'Nobody won' });
  const propose = (order: Parameters<typeof appendProposal>[1]): void => {
    author.take(appendProposal(author.now(), order, author.said('anna')));
    const { hash } = headOf(author.now());
    author.take(appendAgree(author.now(), hash, author.said('bram')));
  };
  propose({ type: 'settings', options: { luck: 'low-luck' } });
  propose({ type: 'edit', reason: 'Two <b>too many</b>.', position: { treasury: { ussr: 22 } } });
  propose({ type: 'draw' });
  return author;
};

export const forfeited = (): Author => {
  const author = new Author('forfeited', 19);
  author.open({ title: 'No answer any more', purpose: 'demonstration' });
  author.take(
    appendForfeit(
      author.now(),
      { type: 'forfeit', powers: ['germany', 'japan'], reason: 'No word for a month.' },
      author.said('clara'),
    ),
  );
  return author;
};

/** Sparring players until the log no longer stands on one page. */
export const longLog = (): Author => {
  const author = new Author('long-log', 23);
  author.open({ title: 'A long log', purpose: 'demonstration' });
  author.spar(({ entries, replay }) => entries.length > 100 && replay.state.round >= 3);
  return author;
};
