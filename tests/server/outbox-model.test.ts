import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eraseLeads } from '../../server/leads/erase-leads.ts';
import {
  type Claimed,
  claimDelivery,
  LEASE_MS,
  markFailed,
  markSent,
  RANK,
  releaseClaim,
  renewClaim,
} from '../../server/outbox/queue.ts';
import { START, storeOne } from './support/outbox.ts';
import { type FreshStorage, freshStorage } from './support/storage.ts';

type Row = { rank: number; due: number; claim?: { token: string; until: number } | undefined };

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('arrive' as const), marked: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('claim' as const), worst: fc.constantFrom(0, 1) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom('sent' as const, 'fail' as const, 'release' as const, 'renew' as const),
      which: fc.nat(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('erase' as const), which: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('wait' as const),
      ms: fc.integer({ min: 1, max: LEASE_MS + 1 }),
    }),
  },
);

/**
 * Processes that take, make, fail, lose and give back deliveries in any order, beside a model of what must come of it.
 * A claim that is never used again is that of a process that was killed; one that is used late was frozen.
 */
async function walk(
  storage: FreshStorage,
  steps: readonly (typeof step extends fc.Arbitrary<infer One> ? One : never)[],
) {
  await storage.database.deleteFrom('leads').execute();
  const rows = new Map<string, Row>();
  const claims: Claimed[] = [];
  let time = START;
  let count = 0;
  const now = () => new Date(time);
  const emailOf = (row: Claimed) => String(JSON.parse(row.payload).replyTo.address);
  const chosen = (which: number) => claims[which % Math.max(1, claims.length)];
  const holds = (claim: Claimed) => rows.get(emailOf(claim))?.claim?.token === claim.claimed_by;

  for (const each of steps) {
    if (each.act === 'wait') time += each.ms;
    if (each.act === 'arrive') {
      count += 1;
      const email = `lead-${count}@x.example`;
      await storeOne(storage, email, now(), each.marked ? 'too-fast' : undefined);
      rows.set(email, { rank: each.marked ? RANK.marked : RANK.good, due: time });
    }
    if (each.act === 'claim') {
      const free = [...rows.values()].filter(
        ({ rank, due, claim }) =>
          rank <= each.worst && due <= time && (!claim || claim.until <= time),
      );
      const best = free.toSorted((a, b) => a.rank - b.rank || a.due - b.due)[0];
      const token = `process-${claims.length}`;
      const taken = await claimDelivery(
        storage,
        { channel: 'email', worst: each.worst },
        token,
        now(),
      );
      const row = taken && rows.get(emailOf(taken));
      expect(row && { rank: row.rank, due: row.due }).toEqual(
        best && { rank: best.rank, due: best.due },
      );
      if (!taken || !row) continue;
      expect(free).toContain(row);
      row.claim = { token, until: time + LEASE_MS };
      claims.push(taken);
    }
    const claim = 'which' in each ? chosen(each.which) : undefined;
    if (!claim) continue;
    const row = rows.get(emailOf(claim));
    if (each.act === 'sent') {
      // what was made is noted whoever holds it by now, and only an erased one is not there to note it
      const before = rows.delete(emailOf(claim));
      const noted = await markSent(storage, claim, now());
      if (before) expect(noted).toBe(true);
    }
    if (each.act === 'fail') {
      await markFailed(storage, claim, { code: 'E', retryAt: new Date(time + 8_000), now: now() });
      if (row && holds(claim)) Object.assign(row, { due: time + 8_000, claim: undefined });
    }
    if (each.act === 'release') {
      await releaseClaim(storage, claim);
      if (row && holds(claim)) row.claim = undefined;
    }
    if (each.act === 'renew') {
      await renewClaim(storage, claim, now());
      if (row?.claim && holds(claim)) row.claim.until = time + LEASE_MS;
    }
    if (each.act === 'erase') {
      await eraseLeads(storage, storage.place.DATA_DIR, { idOrEmail: emailOf(claim) });
      rows.delete(emailOf(claim));
      expect(await markSent(storage, claim, now())).toBe(false);
    }
  }
  // whatever happened, each that was not made is there to be made, good ones first
  time += LEASE_MS + 8_000;
  const left: string[] = [];
  const ranks: number[] = [];
  for (;;) {
    const row = await claimDelivery(
      storage,
      { channel: 'email', worst: RANK.marked },
      'last',
      now(),
    );
    if (!row) break;
    left.push(emailOf(row));
    ranks.push(row.rank);
  }
  expect(left.toSorted()).toEqual([...rows.keys()].toSorted());
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
}

test('whatever processes do with deliveries, the best one due is taken, none is lost and none taken twice', async () => {
  const storage = await freshStorage('sqlite');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) =>
      walk(storage, steps),
    ),
    { numRuns: 60, seed: 20_261_122 },
  );
});
