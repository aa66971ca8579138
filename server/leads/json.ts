import type { LeadPages } from './read-leads.ts';

/** Controls that JSON lets stand and a terminal obeys (ESC is U+009B there, too), and the line ends of JavaScript. */
const STEERING = /[\u007f-\u009f\u2028\u2029]/g;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const indented = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(STEERING, escaped).replace(/^/gm, '  ');

/** Leads as one JSON array, in pieces. */
export async function* leadsJson(pages: LeadPages): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages()) {
    yield `${before}\n${page.map(indented).join(',\n')}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}
