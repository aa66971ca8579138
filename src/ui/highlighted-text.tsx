/** A highlighted short word alone at the end of a line looks like a mistake. */
const SHORT_FIRST_WORD = /^(\w{1,2}) /;

/** Highlights the phrase between == and ==. */
export function HighlightedText({ text }: { text: string }) {
  return text
    .split('==')
    .map((part, index) =>
      index % 2 ? <mark key={part}>{part.replace(SHORT_FIRST_WORD, '$1\u00a0')}</mark> : part,
    );
}
