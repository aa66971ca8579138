import { join } from 'node:path';
import type { Content } from '../../src/content/check-content.ts';
import { featureOfPath, isOff } from '../../src/content/features.ts';
import type { Field } from '../../src/content/fields.ts';

/** Words of a content file with the line on which they begin. */
export type ContentWords = {
  file: string;
  line: number;
  text: string;
  /** In an entry that leads to what is off, which most lists pass over. */
  isPassedOver?: boolean;
};
type Features = Content['features'];

const REDIRECTS = 'redirects.yaml';
/** Keys under which an entry of a list says where it leads. */
const LEADS = ['path', 'href'];
/** Key under which a step says where it goes on; where that is off, it stays on its own page. */
const GOES_ON = 'url';
/** Under this key a claim says on which pages it is, which is no link. */
const SHOWN = 'shown';

const linesOf = (file: string, text: string, first = 1): ContentWords[] =>
  text.split('\n').map((line, index) => ({ file, line: first + index, text: line }));

function textsOf(fields: Field, file: string, features: Features): ContentWords[] {
  const entries = fields.entries().filter(([key]) => key !== SHOWN);
  const items = fields.items();
  if (entries.length + items.length === 0)
    return [{ file, line: fields.line, text: String(fields.value) }];
  const leadsOff = (place: Field) => isOff(featureOfPath(String(place.value)), features);
  const isEntryOff = entries.some(([key, place]) => LEADS.includes(key) && leadsOff(place));
  const within = [...entries, ...items.map((item) => ['', item] as const)];
  return within.flatMap(([key, place]) => {
    const isPassedOver = isEntryOff || (key === GOES_ON && leadsOff(place));
    return textsOf(place, file, features).map((words) =>
      isPassedOver ? { ...words, isPassedOver } : words,
    );
  });
}

/** Every text of the content files. */
export const contentWords = ({ folder, features, files }: Content): ContentWords[] =>
  files
    .filter(({ path }) => path !== REDIRECTS)
    .flatMap(({ path, of, text, fields, body, bodyLine }) => {
      const file = join(folder, path);
      if (of === 'blog') return linesOf(file, text);
      return [...textsOf(fields, file, features), ...linesOf(file, body, bodyLine)];
    });
