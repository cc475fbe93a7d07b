### Bids under seal, and those that are laid out at once.

bids-due-bid-seal = Sealed bids are awaited from { $players }.
bids-due-bid = Both bids are sealed; still to be opened: { $players }.
bids-not-yours = { $player } does not bid here; { $bidders } do.
bids-ask = Your bid (such as 17: 3 inf UKR, rest to japan)?
bids-missing = A bid is needed.
bids-missing-next = npx fieldpost bid { $slug } "17: 3 inf UKR, rest to japan"
bids-one-bid = That is more than one bid.
bids-seal = Seal this bid? Nobody can change it afterwards, and nobody sees it before both are sealed.
bids-sealed = Your bid is sealed.
bids-kept = Bid and secret are kept here until you open them: { $file }
bids-kept-warning = Without this file the bid cannot be opened. It goes nowhere else; keep a copy.
bids-waits = Your bid is sealed; { $players } still has to seal his.
bids-yours = Your sealed bid:
bids-open = Open it? Everybody sees it then.
bids-opened = Your bid is open.
bids-open-waits = Your bid is open; that of { $players } is not yet.
bids-gone = Your sealed bid is not here: { $file } is missing or not what was sealed.
bids-gone-next = open it on the machine where it was sealed, or copy the file here; if it is lost, the referee or both players together void the seal
bids-forfeit = The bid of { $player } no longer counts.
bids-secret-in = Sealed bids: who plays what is decided by them.
bids-player = Name of a player who bids (empty: no more)?
