// Nederlands: sleutels en handtekeningen, worpen die iemand bewaart of die een openbare toevalsbron geeft.

import { counted, plural } from '../../format.ts';
import type { ProofTexts } from './en.ts';

export const proof: ProofTexts = {
  sources: {
    local: 'dit programma gooit (op goed vertrouwen)',
    recorded: 'we gooien elders en voeren het in',
    reveal: 'een tegenstander bewaart ze achter slot (bewijsbaar; als iedereen dit programma gebruikt)',
    drand: 'een openbare toevalsbron geeft ze (bewijsbaar; vraagt om een bot als getuige)',
  },
  signed: (count) => `${count} ondertekend`,

  keeperDue: (keeper) => `${keeper} bewaart deze worp en onthult hem.`,
  receiptDue: (witnesses) => `Eerst moet een getuige de order zien: ${witnesses}.`,
  roundDue: (round, at) => `De worp is die van ronde ${round} van de toevalsbron, vanaf ${at}.`,
  botNext: (slug) => `npx fieldpost bot ${slug}`,
  passOn: (slug) =>
    `npx fieldpost sync   brengt de order bij wie de worp geeft; per mail: npx fieldpost mail ${slug} --send`,
  notYours: 'De worpen van dit spel komen van anderen; alleen de scheidsrechter kan in hun plaats ogen opgeven.',
  notProved: (seq) => `De regels van nu beslissen anders over #${seq}; daarvoor wordt niets onthuld of bevestigd.`,
  notProvedNext: (slug) => `npx fieldpost verify ${slug}`,
  secretGone: (file) => `De geheimen van deze worp staan niet op deze computer: ${file} ontbreekt.`,
  secretGoneNext: 'kopieer het bestand van waar de worpen zijn vastgelegd; is het kwijt, dan beslist de scheidsrechter',
  noNetwork: (round) => `Ronde ${round} van de toevalsbron was niet te krijgen.`,
  noNetworkNext: 'probeer het later opnieuw; de ronde blijft wat ze is',

  anchored: (length) =>
    `Vastgelegd: ${counted('nl', length, 'geheim', 'geheimen')} voor de worpen van je tegenstanders.`,
  anchorFile: (file) =>
    `Ze staan in ${file}; niemand anders mag dit bestand zien, en zonder dit bestand ligt het spel stil.`,
  anchorThere: (left) =>
    `Je worpen zijn al vastgelegd; er ${plural('nl', left, 'is', 'zijn')} nog ${counted('nl', left, 'geheim', 'geheimen')}.`,
  anchorDue: (players) => `Voor de volgende worp moeten geheimen worden vastgelegd door ${players}.`,
  anchorNext: (slug) => `npx fieldpost anchor ${slug}`,
  anchorNotNow: 'Een order wacht op zijn worp; leg daarna vast.',
  anchorNoKeeper: (slug) => `In ${slug} bewaar je geen worpen.`,
  anchorOf: (game) => `${game}: je worpen zijn vastgelegd`,
  revealedIn: (game) => `${game}: je hebt de worp onthuld`,

  noKey: (player) => `Op deze computer staat geen sleutel van ${player}.`,
  noKeyNext: (player) => `npx fieldpost key new --as ${player}`,
  keyThere: (file) => `Er is al een sleutel: ${file}. Die wordt niet overschreven.`,
  keyMade: (file) => `Een nieuwe sleutel staat in ${file}; de openbare helft ernaast, eindigend op .pub.`,
  keyKeep: 'Wie dit bestand heeft, kan als jou ondertekenen. Bewaar een kopie die niemand anders kan lezen.',
  keyLocked: (file) => `${file} heeft een wachtwoordzin; ondertekend wordt met een sleutel zonder.`,
  keyOther: (file) => `${file} bevat geen Ed25519-sleutel.`,
  keyInForce: (since) => `geldig sinds ${since}`,
  keyGone: (since, until) => `${since} tot ${until}`,
  keysNone: (slug) => `In ${slug} heeft niemand een sleutel.`,
  keyAdded: 'De sleutel telt vanaf de volgende regel.',
  keyRevoked: 'De sleutel telt niet meer.',
  whichKey: 'Welke sleutel moet weg?',
  whichKeyNext: (keys) => `--key ${keys}`,
  badKey: (said) =>
    `‘${said}’ is geen Ed25519-sleutel zoals OpenSSH die schrijft, en ook geen bestand met zo’n sleutel.`,
  badPlayerKey: (said) => `‘${said}’ is geen ‘speler=sleutel’.`,
  whoseKey: 'Wiens sleutel?',
  whoseKeyNext: 'zeg het met --as, of voor altijd: git config fieldpost.player <id>',
  badWhat: (said) => `‘${said}’ kan deze opdracht niet: new, show, add, revoke, allowed-signers.`,
  gameMissing: 'Noem het spel.',
  badSignatures: (said) => `‘${said}’ zegt niet of regels ondertekend moeten zijn: required of free.`,
  keeperOnly: (source) => `Worpen van ‘${source}’ bewaart niemand, alleen die van ‘reveal’.`,

  receipt: (game, seq, round, at) => `${game}: #${seq} gezien; de worp is die van ronde ${round}, ${at}`,
  rolled: (game, seq, round) => `${game}: de worp van #${seq} uit ronde ${round}`,
  later: (game, round, at) => `${game}: ronde ${round} komt om ${at}`,
  ahead: (game) => `${game}: de laatste regel draagt een tijd die nog moet komen, dus er wordt nog niets bevestigd`,
  notWitness: (game, player) => `${game}: ${player} kan hier niets bevestigen`,
  nothing: 'Niets te bevestigen en geen ronde aan de beurt.',
  kept: {
    checkpoints: {
      equal: (game, count) =>
        `${game}: het controlepunt klopt; het logboek eindigt net als toen na ${counted('nl', count, 'regel', 'regels')}.`,
      ahead: (game, count, has) =>
        `${game}: het controlepunt klopt; ${counted('nl', count, 'regel van toen is', 'regels van toen zijn')} onveranderd, ${counted('nl', has - count, 'regel is', 'regels zijn')} er sindsdien bij gekomen.`,
      truncated: (game, count, has) =>
        `${game}: het controlepunt spreekt van ${counted('nl', count, 'regel', 'regels')}, hier ${plural('nl', has, 'is', 'zijn')} er maar ${has}. Het eind is afgeknipt, of deze kopie is ouder.`,
      forked: (game, count) =>
        `${game}: #${count - 1} is niet de regel van het controlepunt. Het logboek is herschreven, of er zijn twee versies van.`,
      unread: (game, count, has) =>
        `${game}: het controlepunt spreekt van ${counted('nl', count, 'regel', 'regels')}, maar het logboek is maar ${counted('nl', has, 'regel', 'regels')} ver te volgen.`,
    },
    same: (game, count) =>
      `${game}: ${counted('nl', count, 'regel uit de mail staat', 'regels uit de mail staan')} in het logboek zoals verstuurd.`,
    entries: {
      other: (game, seq) => `${game}: #${seq} uit de mail is niet #${seq} van het logboek.`,
      missing: (game, seq) =>
        `${game}: #${seq} uit de mail staat niet in het logboek. Het eind is afgeknipt, deze kopie is ouder, of de mail is nooit ingevoerd.`,
      unread: (game, seq) => `${game}: het logboek is niet te volgen tot #${seq} uit de mail.`,
    },
    twoVersions: (player, seq) =>
      `Beide versies van #${seq} dragen de handtekening van ${player}: de twee regels samen zijn het bewijs.`,
    forkedNext: 'bewaar de mail, vraag de anderen wat zij hebben, en laat beide regels zien aan wie beslist',
    shortNext: 'npx fieldpost sync; is het dan nog steeds korter, vraag de anderen dan wat zij hebben',
    nothing: (name) => `In ‘${name}’ staat geen controlepunt en geen regel van een logboek.`,
    nothingNext: '"pbem-checkpoint v1 <spel> <aantal> <hash>", een bestand met zo’n regel of een mail over een spel',
  },
};
