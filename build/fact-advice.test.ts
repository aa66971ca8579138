import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentIn } from '../src/content-checks.ts';
import { CONTENT } from '../tests/support/content-in-use.ts';
import { factAdvice } from './fact-advice.ts';

const FILES = {
  'site.yaml': 'brand: Harbor\nsessions: { minutes: 20 }\n',
  'pages/pricing.yaml':
    'sections:\n  - packages: [{ name: Footing, priceRange: "$900" }]\n  - prices: [{ name: Ads, price: "$1,100/month plus ad spend", href: /services/ppc }]\n',
};

function adviceOn(path: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, words] of Object.entries({ ...FILES, [path]: text })) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), words);
  }
  return factAdvice(contentIn(folder)).map((line) => line.replace(`${folder}/`, ''));
}

test.each([
  ['Ads at $1,500/month.', '"$1,500/month" is no price in pages/pricing.yaml'],
  ['A range of $900-$1,500 a month.', '"$900-$1,500 a month" is no price in pages/pricing.yaml'],
  ['In 30 minutes we read it.', '"30 minutes", but sessions in site.yaml take 20 minutes'],
  [
    'More keywords in Market Domination.',
    '"Market Domination" is no package in pages/pricing.yaml',
  ],
])('%s is listed with its line', (sentence, advice) => {
  expect(adviceOn('services/ppc.yaml', `name: Ads\nlede: ${sentence}\n`)).toEqual([
    `services/ppc.yaml: line 2: ${advice}`,
  ]);
});

test('the content in use has none', () => {
  expect(factAdvice(contentIn(CONTENT))).toEqual([]);
});
