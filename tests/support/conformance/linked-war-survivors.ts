// Flips that no case notices in any game of the linked war, each with the reason.

import { CANNOT_MATTER, type Survivors, TOLD_TOGETHER } from './survivor-reasons.ts';

const NO_BIDS = `${CANNOT_MATTER}: its players cannot agree on bids`;
const NO_RESEARCH = `${CANNOT_MATTER}: its turn has no research`;
const UNDER = `${CANNOT_MATTER}: submarines go under and leave no zone`;
const BY_ROWS = `${CANNOT_MATTER}: its rows of fire and its aims say it instead`;
const BY_OWNER = `${CANNOT_MATTER}: in no row does the shooter pick, and any word but that leaves it to the owner`;
const ASHORE_ALONE = `${CANNOT_MATTER}: bombers defend on land alone, where no ship attacks`;
const ONE_WORD = `${CANNOT_MATTER}: no other word stands there in any row, and one that nobody knows is taken for it`;
const ANY_FACE = 'no face is named in its aims; what a hit of this plane may take, other rows of the table show';
const LAST_FIRE = `${CANNOT_MATTER}: whom the last fire of a round hits has fired already`;

export const LINKED_WAR: Survivors = {
  'bid-due': NO_BIDS,
  'bid-for-enemy': NO_BIDS,
  'bid-money-missing': NO_BIDS,
  'bid-not-lowest': NO_BIDS,
  'bid-not-own-land': NO_BIDS,
  'bid-not-sealed-here': NO_BIDS,
  'bid-of-other-side': NO_BIDS,
  'bid-opened-twice': NO_BIDS,
  'bid-over-total': NO_BIDS,
  'bid-sealed-twice': NO_BIDS,
  'bid-ship-loaded': NO_BIDS,
  'bid-total-holds': NO_BIDS,
  'bid-units-missing': NO_BIDS,
  'bid-unsealed': NO_BIDS,
  'bid-zone-not-beside': NO_BIDS,
  'bid-zone-taken': NO_BIDS,
  'bids.atSea: zone-without-enemies > zone-empty-or-own': NO_BIDS,
  'bids.onLand: land-held > printed-land-held': NO_BIDS,
  'bids.side: axis > no-such-word': NO_BIDS,
  'bids.total: stated-total-holds > no-such-word': NO_BIDS,
  'cargo-retreats-with-ship': `${TOLD_TOGETHER} cargo-takes-no-part`,
  'combat.aims.0.attack.0.by: owner > no-such-word': BY_OWNER,
  'combat.aims.0.defence.0.by: owner > no-such-word': BY_OWNER,
  'combat.aims.1.attack.0.by: owner > no-such-word': BY_OWNER,
  'combat.aims.1.attack.1.by: owner > no-such-word': BY_OWNER,
  'combat.aims.1.defence.0.by: owner > no-such-word': BY_OWNER,
  'combat.aims.1.defence.0.face: any > no-such-word': ANY_FACE,
  'combat.aims.1.defence.1.by: owner > no-such-word': BY_OWNER,
  'combat.aims.2.attack.0.by: owner > no-such-word': BY_OWNER,
  'combat.aims.2.attack.0.face: any > no-such-word': ANY_FACE,
  'combat.aims.2.attack.1.by: owner > no-such-word': BY_OWNER,
  'combat.aims.2.defence.0.at.0: ["land","air","sea"] > []': ASHORE_ALONE,
  'combat.aims.2.defence.0.beside: hunter > no-hunter': ASHORE_ALONE,
  'combat.aims.2.defence.0.by: owner > no-such-word': BY_OWNER,
  'combat.aims.2.defence.0.face: any > no-such-word': ASHORE_ALONE,
  'combat.aims.2.defence.1.at.0: ["land","air","transport","destroyer","carrier","battleship"] > ["land","air","destroyer","carrier","battleship"]':
    ASHORE_ALONE,
  'combat.aims.2.defence.1.at.0: ["land","air","transport","destroyer","carrier","battleship"] > ["land","air","transport","carrier","battleship"]':
    ASHORE_ALONE,
  'combat.aims.2.defence.1.at.0: ["land","air","transport","destroyer","carrier","battleship"] > ["land","air","transport","destroyer","battleship"]':
    ASHORE_ALONE,
  'combat.aims.2.defence.1.at.0: ["land","air","transport","destroyer","carrier","battleship"] > ["land","air","transport","destroyer","carrier"]':
    ASHORE_ALONE,
  'combat.aims.2.defence.1.by: owner > no-such-word': BY_OWNER,
  'combat.aims.2.defence.1.face: any > no-such-word': ANY_FACE,
  'combat.land.opening: ["supporting-shot","antiaircraft-fire"] > ["antiaircraft-fire","supporting-shot"]': `${CANNOT_MATTER}: ships hit no gun and guns no ship, so that neither needs the other`,
  'combat.land.round.0.losses: marked > no-such-word': ONE_WORD,
  'combat.land.round.1.losses: marked > no-such-word': ONE_WORD,
  'combat.raid.opening.2.losses: marked > no-such-word': ONE_WORD,
  'combat.raid.opening.2.who.rose: only > no-such-word':
    'asked of fighters that stay on the ground; its cases name the fighters that rise',
  'combat.raid.opening.3.losses: marked > no-such-word': ONE_WORD,
  'combat.sea.round.4.losses: marked > at-once-unless-hunted': LAST_FIRE,
  'combat.submarineFirstShot: attackers-every-round > no-such-word': BY_ROWS,
  'combat.submarineTargets: ships > no-such-word': BY_ROWS,
  'equal-bids-by-lot': NO_BIDS,
  'facilities-change-hands': `${TOLD_TOGETHER} walked-in or gun-goes-with-land`,
  'facilities-return-to-ally': 'the owner of the complex shows it',
  'fires-in-turn': `${TOLD_TOGETHER} marked-still-fire`,
  'first-shot': 'the losses show it',
  'guest-lost-with-carrier': `${TOLD_TOGETHER} guest-defends or guests-hold-fire`,
  'gun-fires-on-the-way': `${TOLD_TOGETHER} gun-overflown`,
  'gun-goes-with-land': `${TOLD_TOGETHER} facilities-change-hands`,
  'hit-made-void': 'asked where somebody names his losses; where the engine assigns them, hit-kept-for-target shows it',
  'income-waits-after-liberation': `${TOLD_TOGETHER} capital-freed`,
  'interceptors-rise': 'the dice asked for show it',
  'landing-called-off': `${TOLD_TOGETHER} landing-waits-for-sea-battle`,
  'movement.armorAgain: never > with-moves-left': `${CANNOT_MATTER}: asked in a second combat movement alone, which it has not`,
  'no-bid-due': NO_BIDS,
  'no-first-shot': 'the losses show it',
  'no-piece-left': `${CANNOT_MATTER}: its players cannot agree on few pieces`,
  'not-a-bidder': NO_BIDS,
  'research.breakthrough: 6 > 5': NO_RESEARCH,
  'research.breakthrough: 6 > 7': NO_RESEARCH,
  'research.dieCost: 5 > 4': NO_RESEARCH,
  'research.dieCost: 5 > 6': NO_RESEARCH,
  'research.table: ["jet-power","rockets","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"] > ["jet-power","rockets","long-range-aircraft","industrial-technology","heavy-bombers"]':
    NO_RESEARCH,
  'research.table: ["jet-power","rockets","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"] > ["jet-power","rockets","long-range-aircraft","super-submarines","industrial-technology","heavy-bombers"]':
    NO_RESEARCH,
  'research.table: ["jet-power","rockets","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"] > ["jet-power","rockets","super-submarines","industrial-technology","heavy-bombers"]':
    NO_RESEARCH,
  'research.table: ["jet-power","rockets","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"] > ["jet-power","rockets","super-submarines","industrial-technology","long-range-aircraft","heavy-bombers"]':
    NO_RESEARCH,
  'research.table: ["jet-power","rockets","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"] > ["jet-power","rockets","super-submarines","long-range-aircraft","heavy-bombers","industrial-technology"]':
    NO_RESEARCH,
  'research.table: ["jet-power","rockets","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"] > ["jet-power","rockets","super-submarines","long-range-aircraft","heavy-bombers"]':
    NO_RESEARCH,
  'research.table: ["jet-power","rockets","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"] > ["jet-power","rockets","super-submarines","long-range-aircraft","industrial-technology"]':
    NO_RESEARCH,
  'research.table: ["jet-power","rockets","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"] > ["jet-power","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"]':
    NO_RESEARCH,
  'research.table: ["jet-power","rockets","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"] > ["jet-power","super-submarines","rockets","long-range-aircraft","industrial-technology","heavy-bombers"]':
    NO_RESEARCH,
  'research.table: ["jet-power","rockets","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"] > ["rockets","jet-power","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"]':
    NO_RESEARCH,
  'research.table: ["jet-power","rockets","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"] > ["rockets","super-submarines","long-range-aircraft","industrial-technology","heavy-bombers"]':
    NO_RESEARCH,
  'seals-missing': NO_BIDS,
  'submarines.attackersTo: zone-ships-left-last > zone-ships-sailed-from-or-through': UNDER,
  'submarines.defendersTo: zone-without-enemies > no-such-word': UNDER,
  'submarines.leave: one-zone-a-side-and-round > no-such-word': UNDER,
  'victory-averted': `${TOLD_TOGETHER} victory-in-reach before`,
};
