import fc from 'fast-check';

/** Letters with which texts go wrong: of formulas, markup, addresses, numbers, and such as nobody sees. */
const LETTERS = [...'aZ059 ,.$%_=+-@"\'<>&#;()km\t\r\n\0\u202e\u200d\ufeff\u00a0−＝１é😀'];

/** Any text that a visitor, a link or somebody malicious may leave in a field. */
export const hostileText = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 50 });
