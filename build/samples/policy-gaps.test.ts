import { expect, test } from 'vitest';
import { policyGaps, type SwitchedOn } from './policy-gaps.ts';

const PRIVACY = [
  '---',
  'title: Privacy',
  '---',
  'The quiz sends nothing, and neither does the calculator.',
  '{with gmb-scorecard} The scorecard sends a business name.',
  '{with gmb-scorecard} If we connect the scorecard to Google, we will say so here first.',
  'A language model might help us one day.',
  '{with analytics} {analytics} counts visits.',
].join('\n');
const POLICIES = [
  { file: 'policies/privacy-policy.md', text: PRIVACY },
  { file: 'policies/terms.md', text: 'What Google Maps asks of you holds, too.' },
];
const OFFERS = ['ai-seo-quiz', 'cost-per-signed-case'];
const gaps = (on: Partial<SwitchedOn>, policies = POLICIES) =>
  policyGaps(policies, { offers: new Set(OFFERS), ...on }).map(
    ({ file, line, what }) => `${file.replace('policies/', '')}:${line} ${what}`,
  );

test('policies that say what the site does have no gap; words that only stand with a tool need not be true without it', () => {
  expect(gaps({})).toEqual([]);
  expect(gaps({ offers: new Set([...OFFERS, 'gmb-scorecard']) })).toEqual([]);
  expect(gaps({ analytics: 'Umami' })).toEqual([]);
});

test('a tool that is on and not named, and one that is off and described, are told', () => {
  expect(gaps({ offers: new Set([...OFFERS, 'page-reader', 'report']) })).toEqual([
    'privacy-policy.md:1 says nothing of page-reader, which the site has',
    'privacy-policy.md:1 says nothing of report, which the site has',
  ]);
  expect(gaps({ offers: new Set(['ai-seo-quiz']) })).toEqual([
    expect.stringMatching(
      /^privacy-policy\.md:4 speaks of cost-per-signed-case, which is switched off: /,
    ),
  ]);
});

test('what a setting switches on is told where the policy is silent, or says that it is not so yet', () => {
  expect(gaps({ readsProfiles: true })).toEqual([
    expect.stringMatching(
      /^privacy-policy\.md:6 PLACES_API_KEY is set, .* If we connect the scorecard/,
    ),
  ]);
  expect(gaps({ intakeModel: true })).toEqual([
    expect.stringMatching(
      /^privacy-policy\.md:7 INTAKE_PROVIDER is set, .*: A language model might/,
    ),
  ]);
  expect(gaps({ webhook: true })).toEqual([
    'privacy-policy.md:1 says nothing of what WEBHOOK_URL switches on',
  ]);
});

test('a tool for analytics is held against the setting both ways', () => {
  const named = [
    { file: 'policies/privacy.md', text: 'The quiz, the calculator. Plausible counts visits.' },
  ];
  expect(gaps({ analytics: 'Umami' }, named)).toEqual([
    'privacy.md:1 says nothing of Umami, which ANALYTICS switches on',
  ]);
  expect(gaps({}, named)).toEqual([expect.stringContaining('names a tool for analytics')]);
});

test('a site without policies has no gap in them', () => expect(gaps({}, [])).toEqual([]));
