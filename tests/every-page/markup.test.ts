import { HtmlValidate } from 'html-validate';
import { expect } from 'vitest';
import { sourceLetter } from '../../src/ui/sources.tsx';
import { everyPage } from './built-pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'require-sri': 'off',
    'long-title': 'off',
    // The error summaries of two forms have the same name and are hidden (axe checks visible ones).
    'unique-landmark': 'off',
  },
});

everyPage('every page is valid HTML', async ({ html, file }) => {
  const { results } = await validator.validateString(html, file);
  const errors = results
    .flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === 2);
  expect(
    errors.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  ).toEqual([]);
});

everyPage('every page marks footnotes and sources differently', ({ $ }) => {
  const linkTexts = (links: string) =>
    $(links)
      .toArray()
      .map((link) => $(link).text());
  expect(linkTexts('sup a[href^="#claim-"]').filter((text) => !/^\d+$/.test(text))).toEqual([]);
  expect(linkTexts('sup a[href^="#source-"]').filter((text) => !/^[a-z]+$/.test(text))).toEqual([]);
  const listed = $('li[id^="source-"]').toArray();
  const letters = listed.map((item) => $(item).children().first().text());
  expect(letters).toEqual(listed.map((_item, index) => sourceLetter(index + 1)));
});

everyPage(
  'every page names each of its tables, and stops the Tab key only at those that may scroll',
  ({ $ }) => {
    const nameless = $('main table:not(:has(> caption))').toArray();
    expect(nameless.map((table) => $(table).attr('class'))).toEqual([]);
    expect($('[tabindex="0"]:has(> .stacked)').length).toBe(0);
  },
);

everyPage('every page has structured data that parses and names its context', ({ $ }) => {
  const blocks = $('script[type="application/ld+json"]').toArray();
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) {
    expect(JSON.parse($(block).text())).toMatchObject({ '@context': 'https://schema.org' });
  }
});
