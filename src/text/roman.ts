const NUMERALS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** Returns the Roman numeral of a whole number from 1 to 39: "IV" for 4. */
export function roman(value: number) {
  let rest = value;
  let text = '';
  for (const [size, letter] of NUMERALS) {
    while (rest >= size) {
      text += letter;
      rest -= size;
    }
  }
  return text;
}
