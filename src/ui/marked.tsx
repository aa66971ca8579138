/** A short first word stays with the next one: marked alone at the end of a line, it would look like a slip. */
const SHORT_FIRST_WORD = /^(\w{1,2}) /;

/** A headline whose phrase between == and == is marked with the highlighter. */
export function Marked({ text }: { text: string }) {
  return text
    .split('==')
    .map((part, index) =>
      index % 2 ? <mark key={part}>{part.replace(SHORT_FIRST_WORD, '$1\u00a0')}</mark> : part,
    );
}
