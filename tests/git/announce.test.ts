// What chats are told after a push, where it is not known what they were told before: what the push has changed.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWebService, type WebService } from '../support/web-service.ts';
import { type Club, newClub } from './club.ts';

let service: WebService;
let club: Club;
beforeEach(async () => {
  service = await openWebService();
  club = await newClub({ variables: { LANG: 'en_GB.UTF-8', FIELDPOST_SLACK: `${service.address}/s` } });
});
afterEach(() => service.close());

const tell = (since: string) => club.world.run(['announce', '--send', '--since', since]);
const said = (): readonly string[] => service.asked.map(({ body }) => JSON.parse(body).text);

describe('of games nobody was told about', () => {
  test('only those are told that changed since', async () => {
    await club.world.run(['submit', 'autumn-26', '-', '--yes', '--as', 'anna'], 'end turn');
    club.commit('a turn');
    const { code, err } = await tell('HEAD~1');
    expect([code, err]).toEqual([0, 'Slack was told about autumn-26.\n']);
    expect(said()).toEqual([expect.stringMatching(/^Spring 26\n.+ \(round 1\)\nTo move: Germany \(Ben\)\.$/)]);
    expect((await tell('HEAD~1')).out).toBe('There is nothing that has not been told.\n');
  });

  test('none is told where only the same player went on', async () => {
    await club.buy('autumn-26');
    club.commit('a purchase');
    expect((await tell('HEAD~1')).out).toBe('There is nothing that has not been told.\n');
    expect(service.asked).toEqual([]);
  });

  test('all are told on the first push of a branch, or where git does not know what was there; games for show never', async () => {
    const first = await tell('0'.repeat(40));
    expect(first.err).toBe('Slack was told about autumn-26.\nSlack was told about spring-26.\n');
    const unknown = await tell('no-such-commit');
    expect(unknown.err).toContain('git knows no commit “no-such-commit” here');
    const option = await tell('--output=x');
    expect(option.err).toContain('git knows no commit “--output=x” here');
  });
});
