import { expect, test, vi } from 'vitest';
import { TAMPA as tampa } from '../features/cities/tampa.fixture.ts';

test('a preview of samples has no rating and no review for search engines', async () => {
  vi.stubEnv('SAMPLE_PREVIEW', '1');
  const { cityMeta } = await import('../features/cities/structured-data.ts');
  const { BLOG_FEEDS } = await import('../features/blog/list/structured-data.ts');
  const writer = { name: 'Bo Elm', title: 'Editor', slug: 'bo-elm', path: '/team/bo-elm' };
  const signed = {
    writer,
    check: { checker: writer, day: '2026-11-22', datedSourceCount: 1, sourceCount: 1 },
  };
  const data = JSON.stringify(cityMeta(tampa, signed, 'https://harbor.law'));
  expect(tampa.sections.map(({ kind }) => kind)).toContain('quotes');
  expect(data).not.toMatch(/AggregateRating|"Review"|reviewBody/);
  expect(BLOG_FEEDS).toEqual([]);
});
