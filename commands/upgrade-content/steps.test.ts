import { expect, test } from 'vitest';
import { upgradedText } from './steps.ts';

test('digests, and records that cover only a part, are removed; every other line stays', () => {
  const before = `verified: { of: ajflnbmg, by: Ada Park, on: 2026-07-01, evidence: ledger }
credentialsVerified: { of: jceppdgn, by: Ada Park }
yearsVerified:
  of: jceppdgn
  by: Ada Park
name: Bo Elm # founder
byline:
  checked: 2026-07-01
  checkedOf: "agdjifmp"
out: of: use`;
  expect(upgradedText('team/bo.md', before)).toBe(
    `verified: { by: Ada Park, on: 2026-07-01, evidence: ledger }
name: Bo Elm # founder
byline:
  checked: 2026-07-01
out: of: use`,
  );
});

test.each([
  ['team/bo.md', 'name: Bo\nsays: My ==words==.\n---\nBo says: no.', 'says: My', 'quote: My'],
  ['blog/fees.md', 'title: Fees\nasks: One? | Two?', 'asks:', 'invitations:'],
  ['pages/contact.yaml', 'asks:\n  question: { title: Ask }', 'asks:', 'requests:'],
  ['services/web.yaml', 'measured:\n  figures: { kept: Saved }', 'kept:', 'cached:'],
  ['tools/ai-intake-builder.yaml', 'info:\n  kept: We store it.', 'kept:', 'storageNote:'],
  ['tools/intake/chat.yaml', 'saidAfter: greeting', 'saidAfter:', 'introductionAfter:'],
])('a field is renamed in %s', (path, text, from, to) => {
  const after = upgradedText(path, text);
  expect(after).toBe(text.replace(from, to));
  expect(upgradedText(path, after)).toBe(after);
});
