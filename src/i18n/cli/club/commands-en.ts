// English: the help of `init` and `upgrade`.

type Example = readonly [command: string, does: string];
const examples = (...list: readonly Example[]): readonly Example[] => list;

export const clubCommands = {
  init: {
    does: 'make a copy of Fieldpost your own archive',
    about:
      'Asks for name, languages, address, dice and time zone, or takes them as options; writes fieldpost.json and removes the demonstration games. Commits nothing.',
    args: {},
    options: {
      name: 'name of the group or archive',
      languages: 'languages of the site, such as de,en; English is always one of them',
      site: 'host of the site, such as https://our-club.github.io (default: from the remote)',
      base: 'path of the site there, such as /archive/ (default: from the remote)',
      dice: 'where dice of new games come from: local, recorded, reveal or drand (default: local)',
      'time-zone': 'IANA zone in which times are shown, such as Europe/Berlin',
      yes: 'ask nothing: what is not said has its default',
    },
    examples: examples(
      ['npx fieldpost init', 'asks for everything'],
      [
        'npx fieldpost init --name "Our club" --languages en,de --site https://our-club.github.io --base /archive/ --time-zone Europe/Berlin',
        'says everything',
      ],
    ),
  },
  upgrade: {
    does: 'merge a later release of Fieldpost',
    about:
      'Merges a release into this copy. Games and fieldpost.json stay as they are; where both sides have changed a file, nothing is done.',
    args: { release: 'tag, branch or commit of the release' },
    options: {},
    examples: examples(
      ['npx fieldpost upgrade v0.2.0', 'a release by its tag, after git fetch --tags fieldpost'],
      ['npx fieldpost upgrade fieldpost/main', 'what is newest there'],
    ),
  },
};

export type ClubCommands = typeof clubCommands;
