const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** A count that begins a heading: a word up to nine, and figures from 10 on. */
export function inWords(count: number) {
  return WORDS[count] ?? String(count);
}
