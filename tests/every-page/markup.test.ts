import { HtmlValidate } from 'html-validate';
import { expect } from 'vitest';
import { HIDDEN_FIELD } from '../../src/features/forms/hidden-field-name.ts';
import { roman } from '../../src/text/roman.ts';
import { sourceLetter } from '../../src/ui/sources.tsx';
import { everyPage } from './built-pages.ts';

/** The sources of these pages support the whole page, not single sentences. */
const CITES_AS_A_WHOLE = /^\/(locations|practice-areas)\//;

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

everyPage('every page numbers its footnotes and letters its sources', ({ $ }) => {
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

everyPage('every page names each table; only tables that may scroll are tab stops', ({ $ }) => {
  const nameless = $('main table:not(:has(> caption))').toArray();
  expect(nameless.map((table) => $(table).attr('class'))).toEqual([]);
  expect($('[tabindex="0"]:has(> .stacked)').length).toBe(0);
});

const NEVER_EMPTY = 'section, ul, ol, dl, h2, h3, p, figure, div.grid';
/** Forms, tools and measurements have parts that a script fills. */
const FILLED_LATER = 'form, template, [hidden], [data-tool-section], .cost-example, #measured';

everyPage('every page fills its parts and numbers its sections in order', ({ $ }) => {
  const main = $('main').clone();
  main.find(FILLED_LATER).remove();
  const empty = main
    .find(NEVER_EMPTY)
    .toArray()
    .filter((part) => $(part).text().trim() === '' && $(part).find('svg, img').length === 0);
  expect(empty.map((part) => $.html(part))).toEqual([]);
  const numbers = main
    .find('section > p > span.font-mono')
    .toArray()
    .map((number) => $(number).text());
  expect(numbers).toEqual(numbers.map((_number, index) => `${roman(index + 1)}.`));
});

everyPage('every page cites each claim and each source that it lists', ({ $, address }) => {
  const kinds = CITES_AS_A_WHOLE.test(address)
    ? 'li[id^="claim-"]'
    : 'li:is([id^="claim-"], [id^="source-"])';
  const listed = $(kinds)
    .toArray()
    .map(({ attribs }) => attribs.id);
  expect(listed.filter((id) => $(`sup a[href="#${id}"]`).length === 0)).toEqual([]);
});

everyPage('every form for a lead has one hidden field that only programs fill in', ({ $ }) => {
  const forms = $('form')
    .toArray()
    .filter((form) => $(form).find('[name=email]').length > 0);
  const traps = forms.map((form) => $(form).find(`[name=${HIDDEN_FIELD}]`));
  expect(traps.map((trap) => trap.is('[hidden][autocomplete=off]') && trap.length)).toEqual(
    forms.map(() => 1),
  );
});
