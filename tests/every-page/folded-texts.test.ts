import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markdownAddress } from '../../src/text/markdown-address.ts';
import { isSample } from '../support/content-in-use.ts';
import { DIST, everyPage, pages } from './built-pages.ts';

const WORDS = 4;

const plain = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';
const withFolds = pages.filter(({ $ }) => $('main .folded').length > 0);

test.runIf(isSample)('every page with questions has folded texts', () => {
  expect(withFolds.length).toBeGreaterThanOrEqual(16);
});

everyPage(
  'the text form of every page has its folded parts',
  ({ address, $ }) => {
    const text = plain(readFileSync(join(DIST, markdownAddress(address)), 'utf8'));
    const firstWords = $('main .folded')
      .toArray()
      .map((part) => {
        const lines = $(part)
          .find('*')
          .addBack()
          .contents()
          .toArray()
          .map((node) => (node.type === 'text' ? plain(node.data).split(' ') : []));
        const line = lines.find((line) => line.length >= WORDS) ?? [];
        return line.slice(0, WORDS).join(' ');
      });
    expect(firstWords.filter((line) => line === '' || !text.includes(line))).toEqual([]);
  },
  withFolds,
);
