import { locatedYaml } from '../src/content/located-fields.ts';
import { META_LENGTHS } from '../src/content/parts.ts';
import { lineAt, readSource } from '../src/content/source-text.ts';
import { articleFiles, CONTENT_PLACES, filesOf } from '../src/content-places.ts';
import { headerBlock } from '../src/features/blog/file/header-block.ts';

const { titleMax, descriptionMin, descriptionMax } = META_LENGTHS;

/** A text that search engines show, and where it stands. */
type Shown = { line: number; field: string; kind: 'title' | 'description'; text: string };

/** What a file says under `meta:`, wherever in it that is; the rest of it need not be parsed for that. */
function shownIn(source: string): Shown[] {
  return [...source.matchAll(/^( *)meta:\n((?:\1 +.*\n| *\n)+)/gm)].flatMap((found) => {
    const fields = locatedYaml(found[2] ?? '');
    return (['title', 'description'] as const).flatMap((kind) => {
      const words = fields.at(kind);
      const line = lineAt(source, found.index) + (words?.line ?? 0);
      return words ? [{ line, field: `meta.${kind}`, kind, text: String(words.value) }] : [];
    });
  });
}

function shownOfArticle(source: string): Shown[] {
  const written = headerBlock(source).fields.get('meta_description');
  if (!written) return [];
  const { line, value } = written;
  return [{ line, field: 'meta_description', kind: 'description', text: String(value) }];
}

function adviceOn({ kind, text }: Shown): string | undefined {
  const found = `found ${text.length}`;
  if (kind === 'title')
    return text.length > titleMax
      ? `search results cut a title after about ${titleMax} characters, ${found}`
      : undefined;
  return text.length < descriptionMin || text.length > descriptionMax
    ? `search results show a description of ${descriptionMin} to ${descriptionMax} characters whole, ${found}`
    : undefined;
}

/** Titles and descriptions of another length than search results show, a line each: no mistake, the reader sees less. */
export function metaAdvice(content: string, brand: string): string[] {
  const named = (text: string) => text.replaceAll('{brand}', brand);
  const pages = Object.values(CONTENT_PLACES).flatMap((place) => filesOf(content, place));
  const all = [
    ...pages.map((file) => ({ file, shown: shownIn(readSource(file)) })),
    ...articleFiles(content).map((file) => ({ file, shown: shownOfArticle(readSource(file)) })),
  ];
  return all.flatMap(({ file, shown }) =>
    shown.flatMap((each) => {
      const advice = adviceOn({ ...each, text: named(each.text) });
      return advice ? [`${file}: line ${each.line}: ${each.field}: ${advice}`] : [];
    }),
  );
}
