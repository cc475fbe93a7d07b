// Cases of the second edition that DAAK decides otherwise, each with its clause or ruling. DAAK presupposes the second
// edition, so that every other case must come out the same under both.

export const DAAK_DECIDES_OTHERWISE: { readonly [caseId: string]: string } = {
  'B8.1.5': 'daak.transport.no-mixed-nations',
  'B8.2.3': 'daak.transport.load-in-contested-zone',
  'B8.5.3': 'daak.transport.no-partial-unload-combat',
  'B8.6.5': 'daak.transport.guest-no-partial-unload',
  'B8.6.6': 'daak.transport.quasi-move-between-turns',
  'B9.4.3': 'daak.battleship.bombard-one-roll',
  'air.homeless-fighter-lands-in-zone.5': 'daak.carrier.homeless-fighter-islands',
  'retreat.single-adjacent-origin.5': 'daak.retreat.blitz-and-overflight-spaces',
  'retreat.single-adjacent-origin.6': 'daak.retreat.blitz-and-overflight-spaces',
  'ruling.D15.2': 'daak.carrier.guest-is-cargo-on-attack',
  'ruling.D15.3': 'daak.carrier.guest-is-cargo-on-attack',
  'ruling.D16.1': 'daak.carrier.no-plan-on-carrier-retreat',
  'ruling.D27.1': 'daak.board.caspian-is-sea-zone',
  'ruling.D49.11': 'ruling.D49',
  'ruling.D49.12': 'ruling.D49',
  'sub.leaves-first-to-entry-zone.4': 'daak.sub.attacker-zone-used-by-ship',
};
