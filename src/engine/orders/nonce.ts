// The random text of an order that is never written down.

/** Orders that need dice carry random text; where one is only tried and nothing is ever committed, any will do. */
export const NO_NONCE = '0'.repeat(64);
