import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ASK_KINDS, type AskKind } from '../../src/content/asks.ts';
import { contactWords } from '../../src/content/contact-words.ts';
import { contentIn, filesIn } from '../../src/content-checks.ts';
import { CONTACT_DIALOG } from '../../src/features/contact/places.ts';
import { CONTENT, isSample } from '../support/content-in-use.ts';
import { pagesOf } from '../support/pages-in-use.ts';
import { DIST, eachPage } from './built-pages.ts';

/** The sample's buttons for the call, as its documents name them. */
const DOCUMENTED = new Set([
  'Get Started',
  'Get Your Free Strategy Session',
  'Schedule Free Consultation',
  'Get Professional AI SEO Help',
  'Get Professional GMB Optimization',
]);
/** Whatever they are called, buttons for the call ask nothing else. */
const isForCall = ({ label, ask }: Opener) =>
  isSample ? DOCUMENTED.has(label) : ask === undefined;
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
  '%s asks at most twice beside its buttons for the call, and says what about',
  (_, { $ }) => {
    const asks = openersOf($).filter((opener) => !isForCall(opener));
    expect(asks.length).toBeLessThanOrEqual(ASKS_MAX);
    for (const { label, subject, ask } of asks) {
      expect(contactWords().asks[ask as AskKind]?.title).toBe(label);
      expect(subject?.trim(), label).toBeTruthy();
    }
  },
);

test('the whole site has a dozen labels for its form at most, and a page for each ask', () => {
  const labels = new Set(eachPage.flatMap(([, { $ }]) => openersOf($).map(({ label }) => label)));
  const all = isSample ? labels.union(DOCUMENTED) : labels;
  expect(all.size).toBeLessThanOrEqual(LABELS_MAX);
  const pages = new Map(eachPage);
  for (const kind of ASK_KINDS) {
    const { title, lead, message, submit } = contactWords().asks[kind];
    const $ = pages.get(`/contact/${kind}`)?.$;
    expect($?.('h1').text()).toBe(title);
    expect($?.('main').text()).toContain(lead);
    expect($?.('main label').last().text()).toBe(message);
    expect($?.('main [type=submit]').text()).toBe(submit);
  }
});

test('every ask an article brings is on its page, once, and none of it in feeds and text twins', () => {
  const pages = new Map(eachPage);
  const feed = readFileSync(join(DIST, 'blog', 'feed.json'), 'utf8');
  for (const { data } of filesIn(contentIn(CONTENT), 'blog')) {
    const { slug, asks } = data;
    // An article may wait for its day.
    if (!pagesOf('article').includes(`/blog/${slug}`)) continue;
    const twin = readFileSync(join(DIST, 'blog', `${slug}.md`), 'utf8');
    const $ = pages.get(`/blog/${slug}`)?.$;
    const shown = $?.('[data-article] .ask > p')
      .toArray()
      .map((line) => $(line).text());
    expect(shown?.slice(1, asks.length + 1), slug).toEqual(asks);
    expect(new Set(shown).size, slug).toBe(shown?.length);
    for (const line of asks) {
      expect(twin).not.toContain(line);
      expect(feed).not.toContain(JSON.stringify(line).slice(1, -1));
    }
  }
});
