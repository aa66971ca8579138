import { expect, test, vi } from 'vitest';
import { currentVisit, submissionIds } from './send-lead.ts';
import { submissionSchema } from './submission.ts';

const numberedIds = () => {
  let nextId = 0;
  return submissionIds(() => `id-${++nextId}`);
};

test('equal values have one id; changed values and values after a success have a new id', () => {
  const ids = numberedIds();
  const idFor = (name: string) => ids.idFor({ name });
  expect(['Dana', 'Dana', 'Dana W', 'Dana W'].map(idFor)).toEqual(['id-1', 'id-1', 'id-2', 'id-2']);
  ids.forget();
  expect(idFor('Dana W')).toBe('id-3');
});

test('ids are unique and accepted by the server, even without a secure origin', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, () => submissionIds().idFor({}));
  expect(new Set(ids).size).toBe(1000);
  for (const submissionId of ids)
    expect(submissionSchema.parse({ submissionId })).toEqual({ submissionId });
});

const SITE = 'https://www.northbar.example';
/** `first` is the first page of the tab, if the browser knows it. */
function visitOn(path: string, referrer: string, first?: string | null) {
  vi.stubGlobal('location', new URL(path, SITE));
  vi.stubGlobal('document', { referrer });
  const list = { entries: () => [{ url: first && new URL(first, SITE).href }] };
  vi.stubGlobal('navigation', first === undefined ? undefined : list);
  return currentVisit();
}
const CAMPAIGN = '?utm_source=news&gclid=7&utm_medium=email&about=x&utm_id=1&utm_term=';
const SENT = { utm_source: 'news', utm_medium: 'email' };

test('a lead of a later page has the first page of its tab and the campaign of that page', () => {
  const origin = visitOn('/pricing', `${SITE}/blog`, `/blog/a${CAMPAIGN}#x`);
  expect(origin).toEqual({ landing: '/blog/a', ...SENT });
});

test('a lead of the first page also has the website that linked to it', () => {
  const first = `/blog/a${CAMPAIGN}`;
  const origin = visitOn(first, 'https://www.google.com/search?q=me', first);
  expect(origin).toEqual({ landing: '/blog/a', referrer: 'www.google.com', ...SENT });
});

test('the fragment, in which tools have a visitor’s answers, is never sent', () => {
  const quiz = '/tools/ai-seo-quiz#answers=1-2-3';
  expect(JSON.stringify(visitOn(quiz, '', quiz))).not.toContain('1-2-3');
});
