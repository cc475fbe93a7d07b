// English: bids under seal, and those that are laid out at once.

export const bids = {
  due: {
    'bid-seal': (players: string) => `Sealed bids are awaited from ${players}.`,
    bid: (players: string) => `Both bids are sealed; still to be opened: ${players}.`,
  },
  next: (slug: string) => `npx fieldpost bid ${slug}`,
  none: 'No bid is awaited in this game.',
  notYours: (player: string, bidders: string) => `${player} does not bid here; ${bidders} do.`,
  ask: 'Your bid (such as 17: 3 inf UKR, rest to japan)?',
  missing: 'A bid is needed.',
  missingNext: (slug: string) => `npx fieldpost bid ${slug} "17: 3 inf UKR, rest to japan"`,
  oneBid: 'That is more than one bid.',
  seal: 'Seal this bid? Nobody can change it afterwards, and nobody sees it before both are sealed.',
  sealed: 'Your bid is sealed.',
  kept: (file: string) => `Bid and secret are kept here until you open them: ${file}`,
  keptWarning: 'Without this file the bid cannot be opened. It goes nowhere else; keep a copy.',
  waits: (players: string) => `Your bid is sealed; ${players} still has to seal his.`,
  yours: 'Your sealed bid:',
  open: 'Open it? Everybody sees it then.',
  opened: 'Your bid is open.',
  openWaits: (players: string) => `Your bid is open; that of ${players} is not yet.`,
  gone: (file: string) => `Your sealed bid is not here: ${file} is missing or not what was sealed.`,
  goneNext:
    'open it on the machine where it was sealed, or copy the file here; if it is lost, the referee or both players together void the seal',
  forfeit: (player: string) => `The bid of ${player} no longer counts.`,
  secretIn: 'Sealed bids: who plays what is decided by them.',
  player: 'Name of a player who bids (empty: no more)?',
};

export type BidTexts = typeof bids;
