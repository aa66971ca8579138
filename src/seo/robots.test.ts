import { expect, test } from 'vitest';
import { ANSWER_CRAWLERS, previewRobotsText, TRAINING_CRAWLERS } from './robots.ts';

test('a preview lets search engines read noindex, and blocks crawlers that train models', () => {
  const text = previewRobotsText();
  const [blocked = '', others] = text.split('\n\n').slice(-2);
  for (const { agent } of [...ANSWER_CRAWLERS, ...TRAINING_CRAWLERS])
    expect(blocked).toContain(`User-agent: ${agent}\n`);
  expect(blocked).toMatch(/\nDisallow: \/$/);
  expect(others).toContain('\nUser-agent: *\nAllow: /\nDisallow: /functions/\n');
  expect(text).not.toMatch(/sitemap|llms/i);
});
