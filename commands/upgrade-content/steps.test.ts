import { expect, test } from 'vitest';
import { upgradedText } from './steps.ts';

test('digests and records of parts go, every other line stays', () => {
  const before = [
    'verified: { of: ajflnbmg, by: Ada Park, on: 2026-07-01, evidence: ledger }',
    'credentialsVerified: { of: jceppdgn, by: Ada Park }',
    'yearsVerified:',
    '  of: jceppdgn',
    '  by: Ada Park',
    'name: Bo Elm # founder',
    'byline:',
    '  checked: 2026-07-01',
    '  checkedOf: "agdjifmp"',
    'out: of: use',
  ];
  expect(upgradedText(before.join('\n'))).toBe(
    [
      'verified: { by: Ada Park, on: 2026-07-01, evidence: ledger }',
      'name: Bo Elm # founder',
      'byline:',
      '  checked: 2026-07-01',
      'out: of: use',
    ].join('\n'),
  );
});

test('what is upgraded already stays as it is', () => {
  const text = 'verified: { by: Ada Park }\nname: Bo\n';
  expect(upgradedText(text)).toBe(text);
});
