/** A headline whose phrase between == and == is marked with the highlighter. */
export function Marked({ text }: { text: string }) {
  return text.split('==').map((part, index) => (index % 2 ? <mark key={part}>{part}</mark> : part));
}
