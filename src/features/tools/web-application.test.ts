import { expect, test } from 'vitest';
import type { ToolPageWords } from './schema.ts';
import { toolSchemas, toolTrail, webApplicationSchema } from './web-application.ts';

const ORIGIN = 'https://www.northbar.example';
const URL = `${ORIGIN}/tools/ai-seo-quiz`;
const page: ToolPageWords = {
  name: 'AI SEO Quiz',
  menu: { place: 1, description: 'Five questions' },
  meta: { title: 'AI SEO Quiz', description: 'Five questions about your site.', keywords: ['quiz'] },
  hero: { headline: 'AI SEO quiz', statement: 'Five questions.', lede: 'Answer them.', facts: [] },
  withoutScript: { text: 'It needs JavaScript.', link: 'Write to us' },
  faq: { label: 'Questions', heading: 'Questions', items: [{ question: 'Is it free?', answer: 'It is.' }] },
  closing: { heading: 'Ask us', text: 'We look at it with you.', button: 'Ask' },
};

test('a tool is an application offered by the agency at 0 USD', () => {
  expect(webApplicationSchema(page, URL, ORIGIN)).toMatchObject({
    '@type': 'WebApplication',
    '@id': `${URL}#app`,
    name: 'AI SEO Quiz',
    url: URL,
    isAccessibleForFree: true,
    publisher: { '@id': `${ORIGIN}/#organization` },
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  });
});

test('no rating of our own tool is claimed', () => {
  expect(JSON.stringify(toolSchemas(page, URL, ORIGIN))).not.toContain('Rating');
});

test('its page names the application, the trail from home, and the questions it shows', () => {
  const [app, trail, faq] = toolSchemas(page, URL, ORIGIN);
  expect([app, trail, faq].map((block) => block?.['@type'])).toEqual([
    'WebApplication',
    'BreadcrumbList',
    'FAQPage',
  ]);
  expect(toolTrail('AI SEO Quiz')).toEqual([{ label: 'Home', path: '/' }, { label: 'AI SEO Quiz' }]);
});
