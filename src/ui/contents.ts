/** A heading as the markdown renderer reports it. */
type Heading = { depth: number; slug: string; text: string };

/** One line of a table of contents: where it leads and what it says. */
export type ContentsLine = { slug: string; text: string };

/** The renderer writes a brace of a heading's text as `${`. */
const plain = (text: string) => text.replaceAll('${', '{');

/** Depth of the headings that a table of contents lists. */
const LISTED_DEPTH = 2;

/** The second-level headings of a text. Headings come untyped, as the content store hands them on. */
export function contentsOf(headings?: unknown): ContentsLine[] {
  const all: readonly Heading[] = Array.isArray(headings) ? headings : [];
  return all
    .filter(({ depth }) => depth === LISTED_DEPTH)
    .map(({ slug, text }) => ({ slug, text: plain(text) }));
}
