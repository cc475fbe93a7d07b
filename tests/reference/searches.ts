// What players type and the clauses that answer it, decided from the texts and not from what a search finds. The
// command line and the site are both held to it.

import type { ClauseId, Language } from '../../src/vocab/index.ts';

/** What is typed, and at most three clauses, any of which answers it. */
export type Asked = readonly [words: string, answers: readonly ClauseId[]];

export const ASKED: { readonly [language in Language]: readonly Asked[] } = {
  en: [
    ['can subs retreat', ['sub.retreat-or-withdraw', 'sub.both-sides-withdraw', 'daak.sub.withdraw-alone']],
    ['fighter carrier sunk island', ['air.homeless-fighter-lands-in-zone', 'daak.carrier.homeless-fighter-islands']],
    ['aa gun captured move', ['aa.captured-immobile', 'daak.conquest.captured-aa-stays']],
    ['blitz through empty', ['B4.3', 'daak.armor.blitz-unoccupied']],
    ['panama canal ships', ['B2.7', 'canal.panama-one-move', 'daak.canal.panama-control-at-turn-start']],
    ['capital captured money', ['capital.loot', 'B15.2']],
    ['transport unload two territories', ['B8.4', 'daak.transport.split-unload-one-zone']],
    ['battleship shot landing', ['B9.4', 'amphib.one-shot-per-battleship', 'amphib.battleship-shore-fire']],
    ['ally transport', ['transport.allied-three-turns', 'B8.6', 'daak.transport.guest-three-turns']],
    ['retreat amphibious', ['amphib.no-retreat', 'B9.5', 'daak.amphib.no-retreat']],
  ],
  de: [
    ['U-Boot Rückzug', ['sub.retreat-or-withdraw', 'sub.both-sides-withdraw', 'daak.sub.withdraw-alone']],
    ['Panzer durchfahren Flak', ['armor.blitz-past-aa-and-complex', 'daak.armor.aa-complex-no-block']],
    ['Teilentladen', ['daak.transport.no-partial-unload-combat', 'daak.transport.partial-unload-noncombat', 'B8.4']],
    ['Magic84', ['daak.victory.magic84']],
    ['Suezkanal', ['canal.suez-ships-only', 'B2.8', 'daak.canal.suez-both-at-turn-start']],
    ['neutrales Land überfliegen', ['B20.4', 'B20.3', 'B20.1']],
    ['Hauptstadt besetzt Einkommen', ['capital.no-production', 'B21.2']],
    ['Küstenbombardement', ['B9.4', 'amphib.battleship-shore-fire', 'daak.battleship.bombard-conditions']],
    ['Träger versenkt Jäger', ['air.homeless-fighter-lands-in-zone', 'daak.carrier.homeless-fighter-islands']],
    ['Kaspisches Meer', ['daak.board.caspian-is-sea-zone', 'ruling.D27']],
  ],
  nl: [
    ['onderzeeboot onderduiken', ['sub.retreat-or-withdraw', 'sub.both-sides-withdraw', 'ruling.D12']],
    ['terugtrekken', ['retreat.attacker-only', 'B13.1', 'retreat.after-each-defence-fire']],
    ['hoofdstad veroverd IPC', ['capital.loot', 'B15.2']],
    ['overbruggen', ['transport.bridging', 'transport.bridging-limit']],
    ['luchtdoelgeschut veroverd', ['aa.captured-immobile', 'B7.5', 'daak.conquest.captured-aa-stays']],
    ['kamikaze', ['carrier.no-kamikaze']],
    ['tank bliksemaanval', ['B4.3', 'daak.armor.blitz-unoccupied']],
    ['zware bommenwerper', ['B17.8', 'weapons.heavy-bombers-attack-only']],
    ['vliegdekschip bondgenoot', ['carrier.allied-landing', 'B6.9', 'carrier.guest-fighter-defends']],
    ['slagschip schot', ['B9.4', 'amphib.one-shot-per-battleship', 'amphib.battleship-shore-fire']],
  ],
};

/** Players write as they speak: half in English, in abbreviations, with the older word, with a part of a compound. */
export const MIXED: typeof ASKED = {
  en: [
    ['SBR damage', ['B16.3']],
    ['lend money to ally', ['B21.3']],
    ['new factory limit', ['B19.7', 'production.captured-complex-limited', 'B19.3']],
    ['B8.4', ['B8.4']],
    ['sub.first-shot-every-round', ['sub.first-shot-every-round']],
    ['terugtrekken onderzeeboot', ['sub.retreat-or-withdraw', 'sub.both-sides-withdraw', 'daak.sub.withdraw-alone']],
  ],
  de: [
    ['sub retreat', ['sub.retreat-or-withdraw', 'sub.both-sides-withdraw', 'daak.sub.withdraw-alone']],
    ['bridging', ['transport.bridging', 'transport.bridging-limit', 'transport.bridge-after-move-only']],
    ['Flak schießt beim Überflug', ['aa.fires-on-combat-overflight', 'B7.1', 'daak.aa.combat-move-only']],
    ['neue Fabrik bauen', ['B19.3']],
    ['Bombardement', ['B9.4', 'amphib.battleship-shore-fire', 'daak.battleship.bombard-conditions']],
  ],
  nl: [
    ['onderzeeboot terugtrekken', ['sub.retreat-or-withdraw', 'sub.both-sides-withdraw', 'daak.sub.withdraw-alone']],
    ['sub retreat', ['sub.retreat-or-withdraw', 'sub.both-sides-withdraw', 'daak.sub.withdraw-alone']],
    ['SBR schade', ['B16.3']],
    ['vliegtuigen gebied veroveren', ['B14.2']],
  ],
};
