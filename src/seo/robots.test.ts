import { describe, expect, test } from 'vitest';
import { ANSWER_CRAWLERS, previewRobotsText, robotsText, TRAINING_CRAWLERS } from './robots.ts';

const text = robotsText('https://www.northbar.example', '/sitemap.xml');

/** In RFC 9309, consecutive user-agent lines share the rules after them. */
function groups(text: string) {
  const result: { agents: string[]; rules: string[] }[] = [];
  let open = false;
  for (const line of text.split('\n').filter((each) => each && !each.startsWith('#'))) {
    const [name = '', value = ''] = line.split(': ');
    if (name === 'User-agent') {
      if (!open) result.push({ agents: [], rules: [] });
      result.at(-1)?.agents.push(value);
    } else if (name !== 'Sitemap') result.at(-1)?.rules.push(line);
    open = name === 'User-agent';
  }
  return result;
}

test('names the sitemap with its full address', () => {
  expect(text.trimEnd().split('\n').at(-1)).toBe(
    'Sitemap: https://www.northbar.example/sitemap.xml',
  );
});

describe('each group', () => {
  test.each(groups(text))(
    'of $agents allows the pages and disallows the functions',
    ({ rules }) => {
      expect(rules).toEqual(['Allow: /', 'Disallow: /functions/']);
    },
  );
});

test('a preview lets search engines read noindex, and blocks crawlers that train models', () => {
  const [readers, others] = groups(previewRobotsText());
  expect(readers?.rules).toEqual(['Disallow: /']);
  expect(readers?.agents).toEqual(
    [...ANSWER_CRAWLERS, ...TRAINING_CRAWLERS].map(({ agent }) => agent),
  );
  expect(others).toEqual({ agents: ['*'], rules: ['Allow: /', 'Disallow: /functions/'] });
  expect(previewRobotsText()).not.toMatch(/sitemap|llms/i);
});
