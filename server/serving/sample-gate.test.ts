import { expect, test } from 'vitest';
import { MAX_LISTED_SAMPLES, type SampleRecord, sampleRefusal } from './sample-gate.ts';

const PUBLIC = 'https://harbor.law';
const NONE: SampleRecord = { count: 0, kinds: [], first: [], preview: false };
const SOME: SampleRecord = {
  count: 12,
  kinds: [
    { title: 'Reviews and testimonials', count: 11 },
    { title: 'Policies', count: 1 },
  ],
  first: Array.from({ length: MAX_LISTED_SAMPLES }, (_, index) => ({
    title: 'Reviews and testimonials',
    place: `content/cities/tampa.yaml:${index + 1}`,
    what: `Client ${index + 1}`,
  })),
  preview: false,
};
const PREVIEW = { ...SOME, preview: true };

test.each([
  ['no sample is left', PUBLIC, NONE, false],
  ['no sample is left, and they would be allowed', PUBLIC, NONE, true],
  ['samples are allowed, and every page labels them', PUBLIC, PREVIEW, true],
  ['the origin is reserved', 'https://www.northbar.example', SOME, false],
  ['the origin is local', 'http://localhost:4321', SOME, false],
  ['the origin is local and there is no record', 'http://127.0.0.1', undefined, false],
])('a site may be public if %s', (_, siteUrl, samples, isAllowed) =>
  expect(sampleRefusal({ siteUrl, samples, isAllowed })).toBeUndefined(),
);

test('the refusal of a public site lists the first ten samples, their number and the next step', () => {
  const text = sampleRefusal({ siteUrl: PUBLIC, samples: SOME, isAllowed: false }) ?? '';
  expect(text).toContain(`SITE_URL is ${PUBLIC}, a public address, and 12 sample values are left.`);
  expect(text.match(/tampa\.yaml:\d+/g)).toHaveLength(MAX_LISTED_SAMPLES);
  expect(text).toMatch(/^ +11 {2}Reviews and testimonials$/m);
  expect(text).toMatch(/npm run launch-check.*docs\/going-live\.md/);
  expect(text).toContain('ALLOW_SAMPLES=1');
  const siteUrl = 'http://8.8.8.8:4321';
  expect(sampleRefusal({ siteUrl, samples: SOME, isAllowed: false })).toContain('12 sample values');
});

test('samples become public only if both the build and the start allow them', () => {
  expect(sampleRefusal({ siteUrl: PUBLIC, samples: SOME, isAllowed: true })).toContain(
    'have no notice about sample values',
  );
  expect(sampleRefusal({ siteUrl: PUBLIC, samples: PREVIEW, isAllowed: false })).toContain(
    '12 sample values are left',
  );
  for (const isAllowed of [true, false])
    expect(sampleRefusal({ siteUrl: PUBLIC, samples: undefined, isAllowed })).toContain(
      'npm run build',
    );
});
