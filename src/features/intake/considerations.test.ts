import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Row } from './considerations/claims.fixture.ts';
import { AS_AN_OFFICE_TYPES, AS_MANAGERS_TYPE } from './considerations/office-phrases.fixture.ts';
import { takeOut } from './considerations/take-out.ts';
import { TOPIC_IDS, topic } from './considerations/topics.ts';
import { TABLE } from './considerations/understood-phrases.fixture.ts';
import { HELD_OUT } from './considerations/unseen-phrases.fixture.ts';
import { CONSIDERATIONS_MOST, type Fit, readConsiderations } from './considerations.ts';

/** Many generated texts take their time on a busy machine, in ms. */
const PROPERTY_TEST_MS = 30_000;
const INJURY: Fit = { practiceArea: 'personal-injury', channel: 'phone' };

const ALL = [...TABLE, ...HELD_OUT, ...AS_AN_OFFICE_TYPES, ...AS_MANAGERS_TYPE].map(
  ([text, said, notUsed = [], fit = INJURY]: Row) => ({
    text,
    said,
    notUsed,
    fit,
  }),
);
const shown = (text: string, fit: Fit = INJURY) => {
  const { statements, notUsed } = readConsiderations(text, fit);
  const inOrder = statements.toSorted((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0));
  return {
    said: inOrder.map(({ id, words }) => (words ? `${id}: ${words}` : id)),
    notUsed: notUsed.map(({ reason }) => reason),
  };
};

describe('what people write', () => {
  test('is in the table in at least 150 ways', () => {
    expect(new Set(TABLE.map(([text]) => text)).size).toBeGreaterThanOrEqual(150);
  });
  test.each(ALL)('$text', ({ text, said, notUsed, fit }) => {
    expect(shown(text, fit)).toEqual({ said, notUsed });
  });
  test('every topic is understood in some way', () => {
    const known = new Set(TABLE.flatMap(([, said]) => said.map((each) => each.split(':')[0])));
    expect(TOPIC_IDS.filter((id) => !known.has(id))).toEqual([]);
  });
});

/** Every way in which the table says one thing that is understood. */
const STATEMENTS = TABLE.filter(
  ([text, said, notUsed]) => said.length === 1 && !notUsed?.length && !/\n/.test(text),
).map(([text, , , fit = INJURY]) => ({ text: text.replace(/[.!?\s]+$/, ''), fit }));
const AFTER = [
  'for veterans only',
  'only on weekends',
  'unless we are full',
  'except in the summer',
  'if you call before noon',
  'when the case is good',
  'until June',
  'for now',
  'in some years',
  'other than the usual',
  'but not for family members',
  'with a referral',
  'depending on the case',
  'at the discretion of the attorney',
  'after the first year',
  'to begin with',
  'in 2019',
  'no more',
  'I think',
  'not',
];
const BEFORE = [
  'We used to say:',
  'Until last year',
  'If you are a veteran,',
  'When possible,',
  'For existing clients:',
  'It is not true that',
  'We stopped this:',
  'Maybe',
  'Hopefully',
  'Except on Fridays,',
  'Unless told otherwise,',
  'Our competitor says',
  'Never say',
  'Do not say',
  'Nobody believes that',
];
const QUALIFIED = fc
  .tuple(fc.constantFrom(...STATEMENTS), fc.constantFrom(...AFTER, ''), fc.constantFrom(...BEFORE, ''))
  .filter(([, after, before]) => Boolean(after || before));

describe('a condition is never dropped', () => {
  test(
    'whatever stands before or after a statement, in its sentence or in one beside it',
    () => {
      fc.assert(
        fc.property(
          QUALIFIED,
          fc.constantFrom(' ', ', ', ' - ', ' (', '\n'),
          ([{ text, fit }, after, before], joint) => {
            const whole = `${before} ${text}${after && joint}${after}`.trim();
            expect(shown(whole, fit).said, whole).toEqual([]);
          },
        ),
        { numRuns: 3_000 },
      );
    },
    PROPERTY_TEST_MS,
  );

  test(
    'a question is no statement',
    () => {
      for (const { text, fit } of STATEMENTS.filter(({ text: each }) => !/heard|hear about/.test(each)))
        expect(shown(`${text}?`, fit).said, text).toEqual([]);
    },
    PROPERTY_TEST_MS,
  );

  test(
    'any word that is not known takes its sentence out',
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...STATEMENTS),
          fc.stringMatching(/^[b-df-hj-np-tv-z]{5,7}$/),
          fc.nat({ max: 12 }),
          ({ text, fit }, word, at) => {
            const words = text.split(' ');
            const whole = words.toSpliced(at % (words.length + 1), 0, word).join(' ');
            expect(shown(whole, fit).said, whole).toEqual([]);
          },
        ),
        { numRuns: 2_000 },
      );
    },
    PROPERTY_TEST_MS,
  );
});

describe('a part of the text', () => {
  test('is quoted as it was typed, used or not', () => {
    const text = '  We speak Spanish.  Free consultation – “veterans” only!  ';
    const { statements, notUsed } = readConsiderations(text, INJURY);
    const own = [...statements.flatMap(({ spans }) => spans), ...notUsed.map(({ span }) => span)];
    expect(own.map(({ start, end }) => text.slice(start, end))).toEqual([
      'We speak Spanish',
      'Free consultation – “veterans” only',
    ]);
  });

  test.each([
    ['We speak Spanish. No DUI. Payment plans.', 1, 'We speak Spanish. Payment plans.'],
    [
      'we speak Spanish, we offer payment plans and we do home visits',
      1,
      'we speak Spanish, we do home visits',
    ],
    ['- Spanish\n- payment plans\n- no DUI', 1, '- Spanish\n- no DUI'],
    ['We speak Spanish and offer payment plans', 0, 'offer payment plans'],
    ['We speak Spanish.', 0, ''],
  ])('can be taken out of "%s"', (text, which, left) => {
    const { statements } = readConsiderations(text, INJURY);
    const inOrder = statements.toSorted((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0));
    expect(takeOut(text, inOrder[which]?.spans ?? [])).toBe(left);
  });

  test(
    'is gone when taken out, and the others stay',
    () => {
      fc.assert(
        fc.property(
          fc.uniqueArray(
            fc.constantFrom(
              'We speak Spanish',
              'payment plans',
              'no DUI',
              'Walk-ins welcome',
              'we do home visits',
            ),
            { minLength: 1 },
          ),
          fc.constantFrom('. ', ', ', '\n', '; '),
          fc.nat(),
          (parts, joint, which) => {
            const text = parts.join(joint);
            const { statements } = readConsiderations(text, INJURY);
            const gone = statements[which % Math.max(1, statements.length)];
            if (!gone) return;
            const rest = readConsiderations(takeOut(text, gone.spans), INJURY).statements.map(({ id }) => id);
            const stay = statements.map(({ id }) => id).filter((id) => id !== gone.id);
            // what it put in doubt may count now
            expect(rest, text).toEqual(expect.arrayContaining(stay));
            expect(rest, text).not.toContain(gone.id);
          },
        ),
      );
    },
    PROPERTY_TEST_MS,
  );
});

test('no more than can be listened to; the rest is told', () => {
  const all =
    'We speak Spanish. No DUI. Only Texas. We offer flat fees. Payment plans. Free consultation. Zoom meetings. Walk-ins welcome. We do home visits. Calls are recorded. Closed Fridays. Ask about veterans. Ask how they heard about us.';
  const { statements, notUsed } = readConsiderations(all);
  expect(statements).toHaveLength(CONSIDERATIONS_MOST);
  expect(notUsed.map(({ reason }) => reason)).toContain('many');
});

test('the topics are told in the order in which they count', () => {
  const ids = readConsiderations('Zoom meetings. We speak Spanish. Payment plans.').statements.map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['language', 'payment-plans', 'video']);
  expect(topic('free-consultation').money).toBe(true);
});

test('a word that is not understood is quoted as it was typed', () => {
  const word = (text: string) => readConsiderations(text, INJURY).notUsed[0]?.word;
  expect(word('We serve Ybor.')).toBe('Ybor');
  expect(word('We speak Spanish. We answer ONLY on Sundays.')).toBe('ONLY');
});

test('what was read before changes nothing: a text is the same after another, and for another place', () => {
  const TEXT = 'Weekend hours, we speak Spanish. No walk-ins, only veterans.';
  const alone = readConsiderations(TEXT, INJURY);
  const elsewhere: Fit = { practiceArea: 'estate-planning', channel: 'email' };
  const there = readConsiderations(TEXT, elsewhere);
  readConsiderations('Payment plans.', INJURY);
  expect(readConsiderations(TEXT, elsewhere)).toEqual(there);
  expect(readConsiderations(TEXT, INJURY)).toEqual(alone);
});
