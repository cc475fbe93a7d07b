// Nederlands: wat spelers tijdens een spel afspreken: afwezigheid, vervanging, andere opties, een rechtgezette stelling,
// een einde buiten het bord om.

import { counted } from '../../format.ts';
import type { AgreementTexts } from './en.ts';

export const agreements: AgreementTexts = {
  headings: {
    substitute: 'Een wisseling van spelers:',
    settings: 'Vanaf hier:',
    edit: 'De stelling wordt rechtgezet:',
    draw: 'Het spel eindigt in remise.',
    forfeit: (powers) => `Verloren verklaard: ${powers}`,
  },
  propose: 'Aan de andere partij voorstellen?',
  doNow: 'Dit geldt meteen. Schrijven?',
  done: {
    substitute: 'De spelers zijn gewisseld.',
    settings: 'Dit geldt vanaf hier.',
    edit: 'De stelling is rechtgezet.',
    draw: 'Het spel is in remise geëindigd.',
    forfeit: 'Geschreven.',
  },
  setRight: 'in onderling overleg rechtgezet',
  days: (days, most) => `Dat zijn samen ${counted('nl', days, 'dag', 'dagen')} van de ${most} die mogen.`,
  badDay: (said) => `‘${said}’ is geen dag: schrijf hem als 2026-03-05.`,
  leaves: 'Wie gaat weg, en wiens mogendheden geeft hij op?',
  leavesNext: '--leaves <speler>; of --role steward, referee of witness voor iemand die erbij komt',
  badRole: (said) => `‘${said}’ is hier geen rol: steward, referee, witness of bot.`,
  badLanguage: (said) => `‘${said}’ is hier geen taal: en, de of nl.`,
  badName: (said) => `‘${said}’ is geen naam van een speler.`,
  nothing: 'Er is niets genoemd dat moet veranderen.',
  nothingNext: 'noem wat, zoals --option luck=low-luck, --dice recorded, --treasury germany=24',
  badControl: (said) => `‘${said}’ zegt niet wie wat bezit: karelia=ussr, of karelia=nobody.`,
  badUnits: (said) => `‘${said}’ zegt niet wat waar staat: "karelia=ussr 3 inf 1 arm", of "karelia=".`,
  badTreasury: (said) => `‘${said}’ is geen kas: germany=24.`,
  badTurn: (said) => `‘${said}’ is geen beurt: r03-germany.`,
};
