import { expect, test } from 'vitest';
import type { Outcome } from '../storage/tables.ts';
import { becameOf } from './lead-figures.ts';

const noted = (...rows: (Outcome | [Outcome, number])[]) =>
  becameOf(
    rows.map((row) =>
      typeof row === 'string'
        ? { outcome: row, value_cents: null }
        : { outcome: row[0], value_cents: row[1] },
    ),
  );
const NOTHING = { reached: false, met: false, signed: false, lost: false, valueCents: 0 };

test('who signed was met and reached, and what is noted late takes nothing back', () => {
  const signed = { reached: true, met: true, signed: true, lost: false, valueCents: 900 };
  expect(noted(['signed', 900])).toEqual(signed);
  expect(noted(['signed', 900], 'met', 'reached')).toEqual(signed);
  expect(noted('reached')).toEqual({ ...NOTHING, reached: true });
});

test('a lead that is lost may come back, and one that was noted by mistake is as new', () => {
  expect(noted('met', 'lost')).toEqual({ ...NOTHING, reached: true, met: true, lost: true });
  expect(noted(['signed', 900], 'lost')).toMatchObject({
    met: true,
    signed: false,
    lost: true,
    valueCents: 0,
  });
  expect(noted('lost', 'signed')).toMatchObject({ signed: true, lost: false });
  expect(noted(['signed', 900], 'open')).toEqual(NOTHING);
  expect(noted(['signed', 900], 'open', 'reached')).toEqual({ ...NOTHING, reached: true });
});
