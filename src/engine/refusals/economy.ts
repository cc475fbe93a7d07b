// Reasons that have to do with money, research, purchase, placement, rockets and neutrals.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Ipc, Power, PurseId, Side, SpaceId, TheatreId, UnitType } from '../../vocab/index.ts';

export interface EconomyRefusals {
  readonly 'too-expensive': { readonly cost: Ipc; readonly treasury: Ipc };
  /** A purse that the power does not have; `purses` are those it has. */
  readonly 'unknown-purse': { readonly power: Power; readonly purse: PurseId; readonly purses: readonly PurseId[] };
  /** While enemies hold the capital nothing is researched or bought. */
  readonly 'capital-lost': { readonly power: Power; readonly capital: SpaceId };

  /** Neither the capital nor a complex: nothing is bought. */
  readonly 'no-complex-held': { readonly power: Power };

  // research
  readonly 'research-dice': { readonly dice: number; readonly most: number };
  readonly 'technology-off': Record<never, never>;
  readonly 'research-once': { readonly dice: number };
  readonly 'nothing-to-research': { readonly power: Power };

  // purchase
  /** A kind of unit that the board does not have. */
  readonly 'unit-not-in-game': { readonly unit: UnitType };
  /** A kind of unit that only others buy. */
  readonly 'unit-of-others': { readonly unit: UnitType; readonly power: Power; readonly buyers: readonly Power[] };
  /** A kind of unit that only other purses of the power pay for. */
  readonly 'unit-of-other-purse': {
    readonly unit: UnitType;
    readonly purse: PurseId;
    readonly purses: readonly PurseId[];
  };
  readonly 'complexes-exhausted': { readonly asked: number; readonly left: number };
  readonly 'new-complexes-off': Record<never, never>;

  // bids
  /** Before round 1: the side that bid must lay its bid out first. */
  'bid-due': { readonly side: Side };
  'no-bid-due': Record<never, never>;
  'bid-of-other-side': { readonly power: Power; readonly side: Side };
  'bid-for-enemy': { readonly power: Power; readonly side: Side };
  /** `against`: what the other player asked for. */
  'bid-not-lowest': { readonly total: Ipc; readonly against: Ipc };
  /** `word`: what land it must be by the rules. */
  'bid-not-own-land': {
    readonly space: SpaceId;
    readonly power: Power;
    readonly word: Ruleset['bids']['onLand'];
  };
  'bid-zone-not-beside': { readonly zone: SpaceId; readonly power: Power };
  'bid-zone-taken': { readonly zone: SpaceId; readonly power: Power; readonly word: Ruleset['bids']['atSea'] };
  'bid-over-total': { readonly total: Ipc; readonly worth: Ipc };
  /** A bid below 0 gives up what is there: of these units so many are asked for and so many there. */
  'bid-units-missing': {
    readonly space: SpaceId;
    readonly power: Power;
    readonly unit: UnitType;
    readonly asked: number;
    readonly there: number;
  };
  'bid-money-missing': { readonly power: Power; readonly ipc: Ipc; readonly treasury: Ipc };
  /** A ship goes only with all it carries. */
  'bid-ship-loaded': { readonly space: SpaceId; readonly unit: UnitType };

  // sealed bids; players by id
  /** Two players bid for the sides, and nobody has a power before. */
  'bidders-not-two': { readonly bidders: number };
  'powers-before-bids': { readonly power: Power };
  'not-a-bidder': { readonly player: string };
  'bid-sealed-twice': { readonly player: string };
  /** A bid in clear where bids are sealed. */
  'bid-unsealed': Record<never, never>;
  /** A sealed bid where bids are open. */
  'bid-not-sealed-here': Record<never, never>;
  'seals-missing': { readonly players: readonly string[] };
  'bid-opened-twice': { readonly player: string };
  'bid-lapsed': { readonly player: string };

  // placement
  readonly 'not-bought': { readonly unit: UnitType; readonly asked: number; readonly bought: number };
  /** Bought, but too few of them from the purse of the land they are to stand on. */
  readonly 'bought-from-other-purse': {
    readonly space: SpaceId;
    readonly unit: UnitType;
    readonly purse: PurseId;
    readonly asked: number;
    readonly bought: number;
  };
  readonly 'unit-not-for-land': { readonly space: SpaceId; readonly unit: UnitType };
  readonly 'unit-not-for-sea': { readonly space: SpaceId; readonly unit: UnitType };
  readonly 'no-complex': { readonly space: SpaceId };
  readonly 'complex-of-another': { readonly space: SpaceId; readonly owner: Power };
  /** Taken or built in this turn. */
  readonly 'complex-too-new': { readonly space: SpaceId };
  readonly 'no-complex-beside': { readonly zone: SpaceId; readonly from: SpaceId | null };
  readonly 'complex-limit': { readonly space: SpaceId; readonly asked: number; readonly limit: number };
  readonly 'enemy-in-zone': { readonly zone: SpaceId };
  readonly 'territory-has-gun': { readonly space: SpaceId };
  readonly 'territory-has-complex': { readonly space: SpaceId };
  readonly 'not-owned-since-start': { readonly space: SpaceId; readonly power: Power };
  /** Option `pieceLimits`: a piece is a stack of any size. */
  readonly 'no-piece-left': { readonly unit: UnitType; readonly stacks: number; readonly limit: number };

  /** Planes go onto carriers of their own power in a zone beside the complex; there is no room. */
  readonly 'no-deck-free': { readonly zone: SpaceId; readonly unit: UnitType };
  /** Planes that stand at a complex do not board the carriers it launches. */
  /** So many of the planes that are to board stand at the complex and did not fight in this turn. */
  readonly 'plane-not-rested': {
    readonly space: SpaceId;
    readonly unit: UnitType;
    readonly asked: number;
    readonly there: number;
  };
  readonly 'planes-stay': { readonly zone: SpaceId };

  // rockets
  readonly 'no-rockets': { readonly power: Power };
  readonly 'rocket-already-fired': { readonly from: SpaceId };
  readonly 'no-gun-there': { readonly space: SpaceId; readonly power: Power };
  readonly 'rocket-aboard': { readonly space: SpaceId };
  readonly 'rocket-captured': { readonly space: SpaceId };
  /** It moved to attack this turn, or has fought. */
  readonly 'rocket-went-to-fight': { readonly space: SpaceId };
  readonly 'no-enemy-complex': { readonly space: SpaceId };
  readonly 'rocket-out-of-range': {
    readonly from: SpaceId;
    readonly target: SpaceId;
    readonly distance: number;
    readonly range: number;
  };

  // the cash advance
  readonly 'no-advance-due': Record<never, never>;
  readonly 'advance-not-yours': { readonly from: readonly Power[]; readonly power: Power };
  readonly 'advance-too-dear': { readonly cost: Ipc; readonly ipc: Ipc };
  /** The power has no unit of its own there, at sea no ship. */
  readonly 'advance-not-beside-own': { readonly space: SpaceId; readonly power: Power };

  /** The advance is for another theatre. */
  readonly 'advance-elsewhere': { readonly space: SpaceId; readonly theatre: TheatreId };

  // land of nations that an enemy of theirs holds
  readonly 'no-tribute-due': Record<never, never>;
  readonly 'tribute-not-yours': { readonly from: readonly Power[]; readonly power: Power };
  readonly 'tribute-sum': { readonly named: Ipc; readonly ipc: Ipc };
  readonly 'tribute-not-from': { readonly power: Power };
  readonly 'no-fund-due': Record<never, never>;
  readonly 'fund-not-yours': { readonly from: readonly Power[]; readonly power: Power };
  readonly 'fund-sum': { readonly named: Ipc; readonly ipc: Ipc };
  readonly 'fund-purse-shut': { readonly purse: PurseId; readonly purses: readonly PurseId[] };

  // lend-lease
  readonly 'no-lend-lease': { readonly power: Power };
  readonly 'lend-lease-not-there': { readonly space: SpaceId; readonly spaces: readonly SpaceId[] };
  /** The power does not hold it, or has no complex there. */
  readonly 'lend-lease-not-held': { readonly space: SpaceId; readonly power: Power };

  // land taken by two powers of a turn
  /** Nothing has been taken together in this turn. */
  readonly 'no-land-to-give': { readonly power: Power };
  readonly 'land-not-yours': { readonly space: SpaceId; readonly power: Power };
  /** It was not taken in this turn, `to` has no troops there, or it is somebody's by another rule. */
  readonly 'land-not-shared': { readonly space: SpaceId; readonly to: Power };

  // neutrals
  /** Neither a land unit nor a plane. */
  readonly 'not-for-defence': { readonly unit: UnitType };
  /** More than there is, or so much left that another unit could be bought; `least`: the lowest price of one. */
  readonly 'defence-sum': { readonly cost: Ipc; readonly ipc: Ipc; readonly least: Ipc };
  readonly 'neutral-fee': { readonly space: SpaceId; readonly fee: Ipc; readonly treasury: Ipc };
}
