import { expect, test } from 'vitest';
import { numberClaims } from './notes.ts';
import type { Claim } from './schema.ts';

const claim = (id: string): Claim => ({
  id,
  figure: '98%',
  claim: 'retention',
  shown: ['/'],
  basis: 'Counted once a year.',
  checked: '2025-10-13',
  status: 'sample',
});
const register = ['retention', 'revenue', 'firms'].map(claim);

test('claims are numbered from 1 in reading order, each once', () => {
  const numbered = numberClaims(['firms', 'retention', 'firms'], register);
  expect(numbered.map(({ id, number }) => [id, number])).toEqual([
    ['firms', 1],
    ['retention', 2],
  ]);
  expect(numbered[0]?.basis).toBe('Counted once a year.');
});
