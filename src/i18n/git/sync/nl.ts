// Nederlands: wat `sync` zegt.

import { counted, list } from '../../format.ts';
import type { SyncTexts } from './en.ts';

const entries = (count: number): string => counted('nl', count, 'regel', 'regels');
const all = (items: readonly string[]): string => list('nl', items);

export const nl: SyncTexts = {
  stages: {
    fetch: (upstream) => `Kijkt wat er op ${upstream} staat …`,
    push: (upstream) => `Publiceert naar ${upstream} …`,
    again: (upstream) => `Iemand anders heeft net naar ${upstream} gepubliceerd; nog een keer …`,
  },

  subject: {
    game: (slug, turn, count, by) => `${slug}: ${turn === '' ? '' : `${turn}, `}${entries(count)} van ${all(by)}`,
    merge: (upstream) => `${upstream} samengevoegd`,
  },

  report: {
    nothing: (upstream) => `Niets nieuws: hier staat alles zoals op ${upstream}.`,
    came: (count, by) => `binnengekomen: ${entries(count)} van ${all(by)}`,
    published: (count, by) => `gepubliceerd: ${entries(count)} van ${all(by)}`,
    wouldPublish: (count, by) => `zou worden gepubliceerd: ${entries(count)} van ${all(by)}`,
    proposed: (count, by) => `voorgelegd: ${entries(count)} van ${all(by)}`,
    already: (count) => `al eerder gepubliceerd: ${entries(count)}`,
    aside: (count) => `opzijgezet: ${entries(count)}`,
    wouldBeAside: (count) => `zou worden opzijgezet: ${entries(count)}`,
    kept: (files) => `bewaard in ${all(files)}`,
    again: (slug) => `om deze orders opnieuw te geven:  npx fieldpost submit ${slug} -`,
    givenUp: (count) => `opgegeven voor het gepubliceerde logboek: ${entries(count)}`,
    held: (count) => `niet genoemd en blijft daarom hier: ${entries(count)}`,
    repaired: {
      'line-ends': 'rechtgezet: de regeleinden van het logboek, die git had veranderd',
      'torn-line': 'opzijgezet: een regel die nooit af is gekomen',
    },
    moved: 'Intussen heeft hier iemand in dit logboek geschreven; de volgende sync werkt het bij.',
    broken: (slug, line) =>
      `${slug}: het gepubliceerde logboek is vanaf regel ${line} beschadigd: npx fieldpost verify ${slug}`,
    gone: 'Het spel staat niet meer in het archief.',
    branch: (name) =>
      `Voorgelegd op de branch ${name}. De branch hier blijft zoals hij is; is de andere overgenomen, doe dan weer sync.`,
    dryRun: 'Een proefronde: er is niets gepubliceerd en hier is niets veranderd.',
    inTheWay: (paths) =>
      `De logboeken zijn bijgewerkt, de branch niet: ${all(paths)} bevat wijzigingen die in geen commit staan.`,
    inTheWayNext: 'commit ze of zet ze weg met git stash, daarna npx fieldpost sync',
    calledOff: {
      merge: 'Een merge die bij een logboek was blijven steken, is afgebroken; waar het om ging, zit hierin.',
      rebase: 'Een rebase die bij een logboek was blijven steken, is afgebroken; waar het om ging, zit hierin.',
    },
  },

  beforeDice: {
    what: 'De order kon niet worden gepubliceerd, daarom is er niet gegooid.',
    next: (slug) => `npx fieldpost status ${slug}`,
  },

  reasons: {
    'dice-fell':
      'De dobbelstenen waren al gevallen voordat de regels van anderen binnenkwamen. Een worp hoort bij de regel zoals die was; de order moet opnieuw worden gegeven en er wordt opnieuw gegooid.',
    'stands-on': (seq) => `Die bouwt voort op #${seq}, en die is opzijgezet.`,
    'about-aside': (seq) => `Die gaat over #${seq}, en die is opzijgezet.`,
    'position-changed': 'Die meldt wat volgde uit een stelling die intussen anders is.',
    'name-taken': 'Iemand anders heeft onder deze korte naam een spel gepubliceerd; open het jouwe onder een andere.',
    'game-gone': 'Het spel staat niet meer in het archief.',
    'not-proved':
      'De regels zeggen iets anders dan deze regel. Hij is niet door dit programma geschreven, of daarna veranderd.',
    'must-go-too': (seqs) => `Alleen kan dat niet meer: ook ${seqs} zou weg moeten.`,
  },

  waits: {
    'published-broken': 'Het gepubliceerde logboek bevat een fout. Je nieuwe regels wachten hier tot die is hersteld:',
    'broken-here': 'Het logboek hier bevat een fout. Tot die is hersteld, wordt er niets uit gepubliceerd:',
    'unknown-ruleset': 'Dit programma kent de regels van het spel niet. Je nieuwe regels wachten hier:',
  },

  said: 'git zegt:',

  stops: {
    noGit: { what: 'Op deze computer staat geen git.', next: 'te vinden op https://git-scm.com' },
    noRepository: {
      what: 'Dit archief staat niet in een git-repository.',
      next: 'kloon de repository van je groep, of begin er een: git init',
    },
    noBranch: { what: 'Er is geen branch uitgecheckt.', next: 'git switch main' },
    noCommit: { what: 'Er is nog geen commit.', next: 'git add --all && git commit' },
    noRemote: {
      what: 'Deze repository kent geen andere om naar te publiceren.',
      next: (branch) => `git remote add origin <adres>, daarna git push --set-upstream origin ${branch}`,
    },
    noUpstream: {
      what: (remote, branch) => `Bij ${remote} is er nog geen branch ${branch}.`,
      next: (remote, branch) => `git push --set-upstream ${remote} ${branch}`,
    },
    busy: { what: 'In deze map is al een sync bezig.', next: 'wacht tot die klaar is' },
    inTheMiddle: {
      what: {
        merge: 'Een merge is halverwege blijven steken.',
        rebase: 'Een rebase is halverwege blijven steken.',
        other: 'Iets van git is halverwege blijven steken.',
      },
      paths: (paths) => `in conflict: ${all(paths)}`,
      next: {
        merge: 'git merge --abort, daarna npx fieldpost sync',
        rebase:
          'git rebase --abort, daarna npx fieldpost sync; kopieer een logboek waarin intussen verder is geschreven eerst ergens anders heen, want git draait dat terug',
        other: 'git status zegt hoe je het afmaakt; daarna npx fieldpost sync',
      },
    },
    fetchFailed: {
      what: (remote) => `git kon niet bij ${remote} kijken. Hier is niets veranderd.`,
      next: 'kijk of je online bent en daar mag lezen, daarna npx fieldpost sync',
    },
    rewritten: {
      what: 'Wat al gepubliceerd was, is veranderd. Er is niets van overgenomen.',
      gone: (slug) => `${slug}: het logboek is er niet meer.`,
      shorter: (slug) => `${slug}: aan het eind van het logboek ontbreken regels.`,
      rewritten: (slug, line) =>
        line === undefined
          ? `${slug}: regels zijn niet meer zoals ze waren.`
          : `${slug}: vanaf regel ${line} is het logboek niet meer zoals het was.`,
      seen: (count, hash) => `gezien         ${entries(count)}, de laatste ${hash}`,
      published: (count, hash) => `gepubliceerd   ${entries(count)}, de laatste ${hash}`,
      whoNext: (upstream, path) => `kijk wie het was en waarom:  git log ${upstream} -- ${path}`,
      oldNext: (blob) => `het logboek zoals het was:  git cat-file blob ${blob}`,
      acceptNext: (slugs) =>
        `alleen als de groep het erover eens is:  npx fieldpost sync ${slugs.map((slug) => `--accept ${slug}`).join(' ')}`,
    },
    notYours: {
      what: (me) =>
        me.length === 0
          ? 'Hier wachten regels van verschillende spelers op publicatie.'
          : `Hier wachten ook regels op publicatie die niet van ${all(me)} zijn.`,
      entry: (slug, seqs, by) => `${slug}: ${seqs} van ${by}`,
      next: 'iedereen publiceert zijn eigen regels, vanuit zijn eigen kloon',
      also: (ids) =>
        `als ze van hieruit naar buiten moeten:  npx fieldpost sync ${ids.map((id) => `--also ${id}`).join(' ')}`,
    },
    gameRemoved: {
      what: (slugs) => `Een commit hier haalt ${all(slugs)} weg. Een gepubliceerd spel blijft.`,
      next: (upstream, paths) => `git checkout ${upstream} -- ${paths.join(' ')}`,
    },
    conflict: {
      what: (paths) => `Jij en anderen hebben hetzelfde gewijzigd: ${all(paths)}.`,
      next: (upstream) => `git merge ${upstream}, zet het recht en commit; daarna npx fieldpost sync`,
    },
    noIdentity: {
      what: 'git weet niet wie je bent.',
      next: 'git config user.name "Je Naam" en git config user.email <adres>',
    },
    commitFailed: { what: 'git kon de commit niet maken. Hier is niets veranderd.' },
    pushRefused: {
      what: (remote, branch) => `${remote} nam het niet aan voor ${branch}. Hier is niets veranderd.`,
      next: 'als daar alleen pull requests worden aangenomen:  npx fieldpost sync --branch <naam>',
    },
    branchTaken: {
      what: (remote, branch) => `Bij ${remote} staat op de branch ${branch} al iets anders.`,
      next: 'neem een andere naam',
    },
    severalGames: {
      what: (slugs) => `In ${all(slugs)} wachten regels. Voorgelegd wordt altijd één spel; er is niets voorgelegd.`,
      next: (slug, branch) => `npx fieldpost sync ${slug} --branch ${branch}`,
    },
    tooManyTries: {
      what: (tries) => `Anderen waren ${tries} keer achter elkaar sneller. Hier is niets veranderd.`,
      next: 'npx fieldpost sync',
    },
    branchName: { what: (name) => `‘${name}’ kan geen naam van een branch zijn.`, next: '--branch anna-r03' },
    noGame: { what: (name) => `‘${name}’ is geen spel van dit archief.` },
  },
};
