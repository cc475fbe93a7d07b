// The one written form of a value, to compare by.

import canonicalize from 'canonicalize';

/** RFC 8785 text; the empty text for nothing. */
export const canonical = (value: unknown): string => canonicalize(value) ?? '';
