import { expect, test } from 'vitest';
import { type PageMeasurements, pageFigures } from './page-figures.ts';

const file = (path: string, transferSize: number, encodedBodySize: number) => ({
  name: `https://a.example${path}`,
  transferSize,
  encodedBodySize,
});
const page = file('/services/web-design', 20_780, 20_480);
const font = file('/_astro/sans.woff2', 26_100, 25_800);
const figuresOf = (part: Partial<PageMeasurements> = {}) =>
  pageFigures({
    page,
    files: [font],
    firstPaintMs: 411.6,
    largestPaintMs: 1_240.2,
    inlineScriptBytes: 7_168,
    cookieCount: 0,
    ...part,
  });

test('a first visit shows that all bytes came over the network, without a script file or a cookie', () => {
  expect(figuresOf()).toEqual({
    received: { text: '45.8 KB in 2 files', value: 46_880 },
    cached: { text: 'nothing', value: 0 },
    firstPaint: { text: '412 ms', value: 411.6 },
    largestPaint: { text: '1,240 ms', value: 1_240.2 },
    script: { text: '7.0 KB, inside the page', value: 0 },
    cookies: { text: 'none', value: 0 },
  });
});

test('files from the cache are shown as cached, even if the server confirmed them', () => {
  const files = [{ ...font, transferSize: 0 }];
  const checked = { ...page, transferSize: 300 };
  const { received, cached } = figuresOf({ page: checked, files });
  expect(received).toEqual({ text: '0.3 KB in 1 file', value: 300 });
  expect(cached).toEqual({ text: '45.2 KB from cache', value: 46_280 });
});

test('figures that a browser does not report are not guessed', () => {
  const { received, cached, firstPaint, largestPaint } = figuresOf({
    page: { name: page.name },
    firstPaintMs: undefined,
    largestPaintMs: undefined,
  });
  for (const figure of [received, cached, firstPaint, largestPaint])
    expect(figure).toEqual({ text: 'not reported by this browser' });
});
