import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inContent, isSample } from '../../../tests/support/content-in-use.ts';
import { contentParts } from '../../content/read-content.ts';

/** Every selector of the drawings that fills or strokes something. */
const selectors = [
  ...readFileSync('src/features/exhibits/drawings.css', 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g),
].flatMap(([, heads = '', body = '']) =>
  /(?:^|[;\s])(?:fill|stroke|background)/.test(body)
    ? heads.split(',').map((each) => each.trim())
    : [],
);
/** ".chart" and ".before" in one selector. */
const isDrawn = (place: string, look: string) =>
  selectors.some(
    (selector) => selector.includes(place) && new RegExp(`\\.${look}(?![\\w-])`).test(selector),
  );

type Drawn = { kind: string; look: string; file: string };

/** Each `look` in the content, with the kind of exhibit that it stands in. */
function looksIn(file: string): Drawn[] {
  const { fields } = contentParts(file, readFileSync(file, 'utf8'));
  const found: Drawn[] = [];
  const walk = (value: unknown, kind: string) => {
    if (typeof value !== 'object' || value === null) return;
    const own = 'kind' in value && typeof value.kind === 'string' ? value.kind : kind;
    // A sheet marks its lines by rules of its own.
    const isSheet = own === 'table' || own === 'text';
    if (own && !isSheet && 'look' in value && typeof value.look === 'string')
      found.push({ kind: own, look: value.look, file });
    for (const each of Object.values(value)) walk(each, own);
  };
  walk(parse(fields), '');
  return found;
}
const found = globSync(inContent('**/*.{md,yaml}'))
  .filter((file) => readFileSync(file, 'utf8').includes('look: '))
  .flatMap(looksIn);
const seen = [...new Map(found.map((each) => [`${each.kind} ${each.look}`, each])).values()];

describe('each look that the content names has a rule of its own', () => {
  test.runIf(isSample)('in some drawing', () => expect(seen.length).toBeGreaterThan(0));
  test.each(seen)('$kind, $look ($file)', ({ look }) => expect(isDrawn('.bars', look)).toBe(true));
});
