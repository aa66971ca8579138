import { expect, test } from 'vitest';
import { CHECK_IDS } from '../checks.ts';
import { readPage } from './read-page.ts';
import { PAGES } from './thirty-pages.fixture.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const fetched = (url = 'https://www.firm.example/car-accidents') => ({
  url,
  status: 200,
  hops: [],
  robotsHeaders: [],
  crawlers: [],
});

test.each(PAGES.map((page) => [page.name, page] as const))(
  '%s: every statement is right',
  (_, { html, url, fix = [], unchecked = [], unread }) => {
    const result = readPage(html, fetched(url), NOW);
    if ('unread' in result) return expect(result.unread).toBe(unread);
    const { lines } = result.reading;
    expect(lines.flatMap(({ problem }) => problem ?? []).toSorted()).toEqual(fix.toSorted());
    const notChecked = lines.filter(({ outcome }) => outcome === 'cannot tell');
    expect(notChecked.map(({ id }) => id).toSorted()).toEqual(unchecked.toSorted());
    expect(notChecked.every(({ reason }) => reason)).toBe(true);
    return expect(lines).toHaveLength(CHECK_IDS.length);
  },
);
