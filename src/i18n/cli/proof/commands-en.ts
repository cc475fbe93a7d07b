// English: the help of the commands about keys, and about dice that others give.

type Example = readonly [command: string, does: string];
const examples = (...list: readonly Example[]): readonly Example[] => list;

const GAME = 'short name of a game';

export const proofCommands = {
  key: {
    does: 'keys to sign with: make, show, add, revoke',
    about:
      'Makes a key for you and shows it; brings it into a game or withdraws it there. Whoever has a key in a game signs all he enters, and the program does it for him. `allowed-signers` prints the keys of a game as git and ssh-keygen read them.',
    args: { what: 'new, show, add, revoke or allowed-signers', game: GAME },
    options: {
      key: 'another key: as OpenSSH writes it, a .pub file, or for revoke its SHA256 fingerprint',
      player: 'whose key, if you are the referee',
    },
    examples: examples(
      ['npx fieldpost key new --as anna', 'makes a key for anna on this machine'],
      ['npx fieldpost key add spring-26', 'from the next entry on anna signs in this game'],
      ['npx fieldpost key show spring-26', 'whose keys are in force'],
      ['npx fieldpost key allowed-signers spring-26', 'for git and ssh-keygen'],
    ),
  },
  anchor: {
    does: 'lock up dice for your enemies',
    about:
      'Makes a chain of secrets for the dice of your enemies and publishes its end, so that you cannot change them any more. Needed once before the first dice of a “reveal” game, and again when the secrets are used up. Makes a key if you have none.',
    args: { game: GAME },
    options: {},
    examples: examples(
      ['npx fieldpost anchor spring-26', 'then the others can throw'],
      ['npx fieldpost anchor spring-26 --as ben', 'the same for somebody else at this machine'],
    ),
  },
  bot: {
    does: 'witness orders and fetch the dice of the beacon',
    about:
      'For every “drand” game with an order that waits: writes the receipt of a witness, and once the round is out, its dice. For a clerk with a key who has never played a power there, run by hand or by a timer. With --sync it publishes the receipt at once and waits for the round.',
    args: { games: 'short names of games (default: all)' },
    options: {
      sync: 'take in and publish before, between and after, and wait for rounds to come',
    },
    examples: examples(
      ['npx fieldpost bot --as robo', 'one look at all games'],
      ['npx fieldpost bot --sync --as robo', 'the same from a clone, published'],
    ),
  },
};
