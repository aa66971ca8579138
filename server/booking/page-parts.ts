import { escapeXml } from '../../src/text/escape-xml.ts';
import type { StoredFile } from '../serving/stored-file.ts';

const PART = /<template data-part="?([\w-]+)"?>([\s\S]*?)<\/template>/g;
const PLACE = /<div data-booking(?:="")?><\/div>/;
const SLOT = /\{\{(\w+)\}\}/g;

/**
 * A built page with a place that is filled while a visitor waits, and the parts to fill it with
 * (src/features/booking/view.tsx). Undefined where a page has no such place.
 */
export function cutPage(file: StoredFile) {
  const html = file.representations.identity.body.toString('utf8');
  const parts = new Map([...html.matchAll(PART)].map(([, name = '', part = '']) => [name, part]));
  const [before, after] = html.replace(PART, '').split(PLACE);
  if (before === undefined || after === undefined) return undefined;
  return {
    /** A part with HTML in its places; `texts` are put in as text. */
    fill(name: string, texts: Record<string, string> = {}, html: Record<string, string> = {}): string {
      const part = parts.get(name) ?? '';
      return part.replace(SLOT, (_, slot: string) => html[slot] ?? escapeXml(texts[slot] ?? ''));
    },
    /** The whole page. */
    page: (body: string) => before + body + after,
  };
}
export type CutPage = NonNullable<ReturnType<typeof cutPage>>;
