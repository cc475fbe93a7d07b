// The tests that may be skipped, each with its reason. A skip that is not here fails the run.

/** Name as the run lists it (`tests/site/home.test.ts > …`) to the reason why it may be left out. */
export const KNOWN_SKIPS: Readonly<Record<string, string>> = {
  'tests/archive/signed.test.ts > ssh-keygen says of every line what we say': 'OpenSSH is not on this machine',
};
