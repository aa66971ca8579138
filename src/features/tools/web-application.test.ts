import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { quizSchema } from '../quiz/schema.ts';
import { toolSchemas, toolTrail, webApplicationSchema } from './web-application.ts';

const ORIGIN = 'https://www.northbar.example';
const URL = `${ORIGIN}/tools/ai-seo-quiz`;
const page = readContentFile(inContent('tools/ai-seo-quiz.yaml'), quizSchema, 'Northbar').data;

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
