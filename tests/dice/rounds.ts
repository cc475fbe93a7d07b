// Genuine rounds of the public beacon `quicknet`, as it published them.

export interface BeaconRound {
  readonly round: number;
  readonly time: string;
  readonly signature: string;
  readonly randomness: string;
}

const round = (number: number, time: string, signature: string, randomness: string): BeaconRound => ({
  round: number,
  time,
  signature,
  randomness,
});

export const ROUNDS: readonly BeaconRound[] = [
  round(
    1000,
    '2023-08-23T15:59:24Z',
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  ),
  round(
    1001,
    '2023-08-23T15:59:27Z',
    'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41',
    'b0a591ad1b9002cfc372ac6e30abd3da8d3088d4caae026961743474fb94235f',
  ),
  round(
    1002,
    '2023-08-23T15:59:30Z',
    'ab066f9c12dd6de1336fca0f925192fb0c72a771c3e4c82ede1fd362c1a770f9eb05843c6308ce2530b53a99c0281a6e',
    '339d3f0e702ed27d36966c6ee85a2bc762a24e178e7e5c835d9b5a7509cb920c',
  ),
  round(
    1003,
    '2023-08-23T15:59:33Z',
    'b104c82771698f45fd8dcfead083d482694c31ab519bcef077f126f3736fe98c8392fd5d45d88aeb76b56ccfcb0296d7',
    '758f0c906d8c5296a032a66f0d96c6e0eeea4291e8fc9830bbfb19a2ba8610a9',
  ),
  round(
    657_413,
    '2023-09-15T11:00:03Z',
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  ),
  round(
    32_398_885,
    '2026-09-21T14:13:39Z',
    '8f6d5ddd520329a4ce9a25db41c0552a5ac04bd56577138cbb0ec2b9326af2b8012c7dc2c5bcddc439d922c93a281d24',
    'b6d412641a7d58b20ef5dded4ae48e9358cc35710f90961d8fe6e99d0e0281ef',
  ),
];

/** One of them. */
export const genuine = (number: number): BeaconRound => {
  const found = ROUNDS.find((one) => one.round === number);
  if (found === undefined) throw new Error(`the tests know no round ${number}`);
  return found;
};
