import { relative } from 'node:path';
import { filesBelow } from '../../src/content/content-files.ts';
import type { Place } from '../../src/content/located-fields.ts';
import { isOff, type Offer, offerOfFile, offerOfPath } from '../../src/content/offers.ts';
import { contentParts, locatedFields } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-text.ts';

/** Words of a content file with the line on which they begin. */
export type ContentWords = {
  file: string;
  line: number;
  text: string;
  /** In an entry that leads to what is off, which most lists pass over. */
  isPassedOver?: boolean;
};
type Offers = ReadonlySet<Offer>;

const REDIRECTS = 'redirects.yaml';
/** Keys under which an entry of a list says where it leads. */
const LEADS = ['path', 'href'];
/** Key under which a step says where it goes on; where that is off, it stays on its own page. */
const GOES_ON = 'url';
/** Under this key a claim says on which pages it is, which is no link. */
const SHOWN = 'shown';

const linesOf = (file: string, text: string, first = 1): ContentWords[] =>
  text.split('\n').map((line, index) => ({ file, line: first + index, text: line }));

function textsOf(fields: Place, file: string, offers: Offers): ContentWords[] {
  const entries = fields.entries().filter(([key]) => key !== SHOWN);
  const items = fields.items();
  if (entries.length + items.length === 0)
    return [{ file, line: fields.line, text: String(fields.value) }];
  const leadsOff = (place: Place) => isOff(offerOfPath(String(place.value)), offers);
  const isEntryOff = entries.some(([key, place]) => LEADS.includes(key) && leadsOff(place));
  const within = [...entries, ...items.map((item) => ['', item] as const)];
  return within.flatMap(([key, place]) => {
    const isPassedOver = isEntryOff || (key === GOES_ON && leadsOff(place));
    return textsOf(place, file, offers).map((words) =>
      isPassedOver ? { ...words, isPassedOver } : words,
    );
  });
}

/** Every text of the content files, without the files of what is off. Errors: as reading a file. */
export function contentWords(folder: string, offers: Offers): ContentWords[] {
  const files = filesBelow(folder).filter((file) => /\.(?:yaml|md)$/.test(file));
  return files.flatMap((file) => {
    const path = relative(folder, file).replaceAll('\\', '/');
    if (path === REDIRECTS || isOff(offerOfFile(path), offers)) return [];
    const source = readSource(file);
    // the header block of an article has a form of its own, and a note has none
    if (file.endsWith('.md') && !/^---\n/.test(source)) return linesOf(file, source);
    if (path.startsWith('blog/')) return linesOf(file, source);
    const { body, bodyLine } = contentParts(file, source);
    return [
      ...textsOf(locatedFields(file, source), file, offers),
      ...linesOf(file, body, bodyLine),
    ];
  });
}
