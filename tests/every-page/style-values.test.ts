import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST, eachPage } from './built-pages.ts';

/** A value that is asked for by name and nothing in its place: without it the browser takes the property back. */
const ASKED = /var\(\s*(--[\w-]+)\s*\)/g;
const GIVEN = /(--[\w-]+)\s*:/g;

/** Names in a text. */
const names = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name));

test.each(eachPage)('%s defines every value its styles ask for', (_, { html, $ }) => {
  const linked = $('link[rel="stylesheet"]')
    .toArray()
    .map((link) => readFileSync(join(DIST, $(link).attr('href') ?? ''), 'utf8'));
  const inline = $('style')
    .toArray()
    .map((style) => $(style).text());
  const styles = [...inline, ...linked].join('\n');
  // A value may also be given to one element, by the page or by a script of the islands.
  const given = names(`${styles}${html}`, GIVEN);
  expect([...names(styles, ASKED)].filter((name) => !given.has(name))).toEqual([]);
});
