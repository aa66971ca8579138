import fc from 'fast-check';

/** Characters that break texts: of formulas, markup, addresses and numbers, and invisible ones. */
const LETTERS = [...'aZ059 ,.$%_=+-@"\'<>&#;()km\t\r\n\0\u202e\u200d\ufeff\u00a0−＝１é😀'];

/** Generates any text that a visitor, a link or an attacker may put into a field. */
export const hostileText = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 50 });
