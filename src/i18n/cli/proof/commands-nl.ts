// Nederlands: de hulp bij de opdrachten over sleutels, en over worpen die anderen geven.

type Example = readonly [command: string, does: string];
const examples = (...list: readonly Example[]): readonly Example[] => list;

const GAME = 'korte naam van een spel';

export const proofCommands = {
  key: {
    does: 'sleutels om mee te ondertekenen: maken, tonen, invoeren, intrekken',
    about:
      'Maakt een sleutel en toont hem; voert hem in een spel in of trekt hem daar in. Wie in een spel een sleutel heeft, ondertekent alles wat hij invoert; het programma doet het voor hem. `allowed-signers` geeft de sleutels van een spel zoals git en ssh-keygen ze lezen.',
    args: { what: 'new, show, add, revoke of allowed-signers', game: GAME },
    options: {
      key: 'een andere sleutel: zoals OpenSSH hem schrijft, een .pub-bestand, of bij revoke de SHA256-vingerafdruk',
      player: 'wiens sleutel, als je scheidsrechter bent',
    },
    examples: examples(
      ['npx fieldpost key new --as anna', 'maakt op deze computer een sleutel voor anna'],
      ['npx fieldpost key add spring-26', 'vanaf de volgende regel ondertekent anna in dit spel'],
      ['npx fieldpost key show spring-26', 'wiens sleutels gelden'],
      ['npx fieldpost key allowed-signers spring-26', 'voor git en ssh-keygen'],
    ),
  },
  anchor: {
    does: 'worpen voor je tegenstanders vastleggen',
    about:
      'Maakt een keten van geheimen voor de worpen van je tegenstanders en publiceert het einde ervan, zodat je er niets meer aan kunt veranderen. Eén keer nodig voor de eerste worp van een spel met ‘reveal’, en opnieuw als de geheimen op zijn. Maakt een sleutel als je er geen hebt.',
    args: { game: GAME },
    options: {},
    examples: examples(
      ['npx fieldpost anchor spring-26', 'daarna kunnen de anderen gooien'],
      ['npx fieldpost anchor spring-26 --as ben', 'hetzelfde voor iemand anders op deze computer'],
    ),
  },
  bot: {
    does: 'orders bevestigen en de worpen van de toevalsbron ophalen',
    about:
      'Voor elk spel met ‘drand’ waarin een order wacht: schrijft het ontvangstbewijs van een getuige en, zodra de ronde er is, de worp. Voor iemand met een sleutel die daar nooit een mogendheid heeft gespeeld; met de hand of op vaste tijden. Met --sync wordt het ontvangstbewijs meteen gepubliceerd en op de ronde gewacht.',
    args: { games: 'korte namen van spellen (anders alle)' },
    options: {
      sync: 'vooraf, tussendoor en na afloop afstemmen en publiceren, en op komende rondes wachten',
    },
    examples: examples(
      ['npx fieldpost bot --as robo', 'één blik op alle spellen'],
      ['npx fieldpost bot --sync --as robo', 'hetzelfde vanuit een kloon, gepubliceerd'],
    ),
  },
};
