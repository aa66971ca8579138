import { expect, test } from 'vitest';
import { processorMs } from '../../tests/support/processor-ms.ts';
import { NEAREST_MOST, nearestPages } from './not-found.ts';

const PAGES = [
  ['/', 'Home'],
  ['/about', 'About'],
  ['/pricing', 'Pricing'],
  ['/contact', 'Contact'],
  ['/services/legal-seo', 'Legal SEO'],
  ['/services/ppc', 'PPC Advertising'],
  ['/practice-areas/personal-injury', 'Personal Injury'],
  ['/practice-areas/family-law', 'Family Law'],
  ['/locations/tampa-law-firm-marketing-agency', 'Tampa'],
  ['/locations/austin-law-firm-marketing-agency', 'Austin'],
  ['/locations/denver-law-firm-marketing-agency', 'Denver'],
  ['/locations/miami-law-firm-marketing-agency', 'Miami'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/blog/geo-future-legal-marketing-ai-search', 'GEO and the Future of Legal Marketing'],
].map(([path = '', name = '']) => ({ path, name }));
const nearest = nearestPages(PAGES);
/** Node takes request lines of up to 16,384 bytes. */
const LONGEST = 15_800;
/** On a loaded machine; 2 ms is what it takes on a quiet one at the most. */
const MOST_MS = 10;

test.each([
  ['/abuot', '/about'],
  ['/about-us', '/about'],
  ['/prices', '/pricing'],
  ['/contact-us.html', '/contact'],
  ['/legalseo', '/services/legal-seo'],
  ['/service/legal-seo', '/services/legal-seo'],
  ['/tampa', '/locations/tampa-law-firm-marketing-agency'],
  ['/privacy', '/privacy-policy'],
  ['/personal injury', '/practice-areas/personal-injury'],
  ['/blog/geo-future', '/blog/geo-future-legal-marketing-ai-search'],
])('%s is nearest to %s', (path, page) => expect(nearest(path)[0]?.path).toBe(page));

test.each(['', '/', '/wp-admin', '/.env', '/xmlrpc.php', '/the/and/index.html', '/🙂', '/ab'])(
  'nothing is near to %j',
  (path) => expect(nearest(path)).toEqual([]),
);

test('words that many pages have find none of them, unless few have as many', () => {
  expect(nearest('/locations/boise-law-firm-marketing-agency')).toEqual([]);
  expect(nearest('/services/seo-ppc').length).toBeLessThanOrEqual(NEAREST_MOST);
  expect(nearestPages([])('/about')).toEqual([]);
});

test.each([
  'about'.repeat(LONGEST / 5),
  '/about-markting-servises-locatons-pracise-advertizing-'.repeat(300),
  '-'.repeat(LONGEST),
  Array.from({ length: 2_000 }, (_, index) => `word${index}`).join('/'),
])('the longest path takes no time (%#)', (path) => {
  const times = Array.from({ length: 9 }, () => processorMs(() => nearest(path)));
  expect(times.sort((a, b) => a - b)[4]).toBeLessThan(MOST_MS);
});
