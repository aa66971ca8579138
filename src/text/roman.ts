const NUMERALS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** Returns "IV" for 4; `value` is from 1 to 39. */
export function roman(value: number) {
  let remaining = value;
  let text = '';
  for (const [size, numeral] of NUMERALS) {
    while (remaining >= size) {
      text += numeral;
      remaining -= size;
    }
  }
  return text;
}
