import { Parser } from 'htmlparser2';

/** What the parser of the whole tree can take in a moment: 30,000 elements within each other keep it for half a minute. */
const SCREEN = { depth: 256, attributes: 256, tags: 60_000 };

/** Elements that have no end tag, so nothing stands within them. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Whether a page may be parsed: counted as it streams by, and left at the first that is too much. */
export function mayBeParsed(html: string): boolean {
  let [depth, tags] = [0, 0];
  let attributes = 0;
  let isTooMuch = false;
  const parser = new Parser(
    {
      onopentagname() {
        attributes = 0;
      },
      onattribute() {
        attributes += 1;
        if (attributes > SCREEN.attributes) isTooMuch = true;
      },
      onopentag(name) {
        tags += 1;
        if (!VOID.has(name)) depth += 1;
        if (depth > SCREEN.depth || tags > SCREEN.tags) isTooMuch = true;
      },
      onclosetag(name) {
        if (!VOID.has(name)) depth -= 1;
      },
    },
    { decodeEntities: false },
  );
  const STEP = 16 * 1024;
  for (let at = 0; at < html.length && !isTooMuch; at += STEP)
    parser.write(html.slice(at, at + STEP));
  if (!isTooMuch) parser.end();
  return !isTooMuch;
}
