import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { readContentFile } from './read-content.ts';

const PRICING = `sections:
  - packages:
      - { name: Market Domination, priceRange: "$10,000-$15,000" }
  - prices:
      - { name: PPC Management, price: "$1,500/month plus ad spend", href: /services/ppc }
  - fee: { price: "$2,000-$5,000" }
`;

function contentFolder(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
const site = (text: string) =>
  join(
    contentFolder({
      'pages/pricing.yaml': PRICING,
      'pages/contact.yaml': 'answerTime: Within 24 hours\n',
      'site.yaml': 'sessions: { minutes: 30 }\n',
      'services/ppc.yaml': text,
    }),
    'services/ppc.yaml',
  );

test.each([
  ['pricing.market-domination', '$10,000-$15,000'],
  ['pricing.market-domination.name', 'Market Domination'],
  ['pricing.ppc', '$1,500/month plus ad spend'],
  ['pricing.ppc.amount', '$1,500'],
  ['pricing.setup', '$2,000-$5,000'],
  ['contact.answerTime', 'Within 24 hours'],
  ['sessions.length', '30 minutes'],
])('a field may refer to %s', (key, text) => {
  const schema = z.strictObject({ stats: z.array(z.strictObject({ figure: z.string() })) });
  const { data } = readContentFile(site(`stats:\n  - figure: { from: ${key} }\n`), schema);
  expect(data).toEqual({ stats: [{ figure: text }] });
});

test('a reference to no fact stops with its line and the keys there are', () => {
  const schema = z.strictObject({ stats: z.array(z.strictObject({ figure: z.string() })) });
  expect(() =>
    readContentFile(site('stats:\n  - figure: { from: pricing.seo }\n'), schema),
  ).toThrow(
    /line 2: stats\.0\.figure: expected one of pricing\.market-domination\.name.*found pricing\.seo/,
  );
});

test('hours with a beginning and an end are no reference', () => {
  const hours = z.strictObject({ hours: z.strictObject({ from: z.string(), to: z.string() }) });
  const file = site('hours: { from: "09:00", to: "17:00" }\n');
  expect(readContentFile(file, hours).data.hours.from).toBe('09:00');
});
