import { expect, test } from 'vitest';
import { ASK_KINDS, ASKS } from '../../src/content/asks.ts';
import { CONTACT_DIALOG } from '../../src/features/contact/places.ts';
import { eachPage } from './built-pages.ts';

/** Buttons of the documents: all open the form for the call. */
const DOCUMENTED = new Set([
  'Get Started',
  'Get Your Free Strategy Session',
  'Schedule Free Consultation',
  'Get Professional AI SEO Help',
  'Get Professional GMB Optimization',
]);
/** Of the others, in one page. */
const ASKS_MAX = 2;
const LABELS_MAX = 12;

type Opener = { label: string; subject: string | undefined; ask: string | undefined };

const openersOf = ($: (typeof eachPage)[number][1]['$']) =>
  $(`[command="show-modal"][commandfor="${CONTACT_DIALOG}"], [href="/#contact"]`)
    .toArray()
    .map((element): Opener => {
      const { subject, ask } = $(element).data() as Record<string, string | undefined>;
      return { label: $(element).text().trim(), subject, ask };
    });

test.each(eachPage)(
  '%s asks at most twice beside its documented buttons, and says what about',
  (_, { $ }) => {
    const asks = openersOf($).filter(({ label }) => !DOCUMENTED.has(label));
    expect(asks.length).toBeLessThanOrEqual(ASKS_MAX);
    for (const { label, subject, ask } of asks) {
      expect(ASKS[ask as keyof typeof ASKS]?.title).toBe(label);
      expect(subject?.trim(), label).toBeTruthy();
    }
  },
);

test('the whole site has a dozen labels for its form at most, and a page for each ask', () => {
  const labels = new Set(eachPage.flatMap(([, { $ }]) => openersOf($).map(({ label }) => label)));
  expect(labels.union(DOCUMENTED).size).toBeLessThanOrEqual(LABELS_MAX);
  const pages = new Map(eachPage);
  for (const kind of ASK_KINDS) {
    const { title, lead, message, submit } = ASKS[kind];
    const $ = pages.get(`/contact/${kind}`)?.$;
    expect($?.('h1').text()).toBe(title);
    expect($?.('main').text()).toContain(lead);
    expect($?.('main label').last().text()).toBe(message);
    expect($?.('main [type=submit]').text()).toBe(submit);
  }
});
