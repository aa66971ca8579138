import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { offers } from '../../tests/support/content-in-use.ts';
import { LeadPopup } from './lead-popup.tsx';

const popupsOf = (path: string) =>
  load(renderToStaticMarkup(<LeadPopup path={path} />).replaceAll(/<.?template>/g, ''));

const hasQuiz = offers('ai-seo-quiz');
const hasScorecard = offers('gmb-scorecard');

test.runIf(hasQuiz && hasScorecard).each([
  [
    'ai-quiz',
    'Is Your Firm Ready for AI Search?',
    'Take our 2-minute quiz',
    'Start Free Quiz',
    '/tools/ai-seo-quiz',
  ],
  [
    'gmb-scorecard',
    "How's Your Google Business Profile?",
    'Get your free scorecard',
    'Get Scorecard',
    '/tools/gmb-scorecard',
  ],
])('%s: its text and its link', (type, title, subtitle, button, href) => {
  const popup = popupsOf('/')(`[data-lead-popup="${type}"][hidden]`);
  expect(popup.attr('aria-label')).toBe(title);
  expect(popup.find('.lead-popup-words b').text()).toBe(title);
  popup.find('small').remove();
  expect(popup.find('.lead-popup-words span').text()).toBe(subtitle);
  expect(popup.find('a').text()).toBe(button);
  expect(popup.find('a').attr('href')).toBe(href);
  expect(popup.find('button').attr('aria-label')).toBe('Dismiss');
});
