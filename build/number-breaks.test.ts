import { expect, test } from 'vitest';
import { unbrokenNumbers } from './number-breaks.ts';

const held = (html: string) =>
  [...unbrokenNumbers(html).matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(([, number]) => number);

test.each([
  ['<p>Rule 4-7.13 asks.</p>', ['4-7.13']],
  ['<p>It takes 3-6 months, not 3–6 days.</p>', ['3-6', '3–6']],
  ['<p>From $3,000-$15,000.</p>', ['$3,000-$15,000']],
  ['<p>Section 13-5-123.1, and 150B-23.</p>', ['13-5-123.1', '150B-23']],
  ['<p>By § 53.003(e), §§ 33-993 and s. 713.06.</p>', ['§ 53.003(e)', '§§ 33-993', 's. 713.06']],
  ['<td>a bond, § 8424; a notice, ss. 44A-11.2</td>', ['§ 8424', 'ss. 44A-11.2']],
  ['<p>A 90-day minimum, a 15-minute-old lead.</p>', ['90-day', '15-minute-old']],
  ['<p>One-time setup: a one-time fee.</p>', ['One-time', 'one-time']],
  ['<p>Sites from pre-2023 have 2-4% and 10-20+.</p>', ['pre-2023', '2-4%', '10-20+']],
])('%s: %j stay whole', (html, numbers) => {
  expect(held(html)).toEqual(numbers);
});

test.each([
  '<p>A well-known firm, 12,000+ of them.</p>',
  '<p>Under 42 U.S. 13 the firm’s. 12 clients asked McDonald’s lawyers. 3 came.</p>',
  '<a title="3-6 > 2" href="/a-1-2">months</a>',
  '<a href="tel:+18135550142">Call (813) 555-0142</a>',
  '<script>a=3-6</script><style>a{top:3-6}</style><!-- 3-6 -->',
  '<svg><title>3-6</title><text>3-6</text></svg>',
  '<astro-island props="3-6"><p>3-6</p></astro-island>',
  '<pre>3-6</pre><code>3-6</code>',
])('%s is left as it is', (html) => {
  expect(unbrokenNumbers(html)).toBe(html);
});

test('the words stay to the letter', () => {
  const html = '<p>It costs $5,000-$15,000 in 6-12 weeks.</p>';
  expect(unbrokenNumbers(html).replace(/<[^>]+>/g, '')).toBe(html.replace(/<[^>]+>/g, ''));
});
