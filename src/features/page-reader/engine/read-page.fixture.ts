import type { CheckId, FetchInfo } from '../reading.ts';
import { type PageResult, readPage } from './read-page.ts';

export const FETCHED: FetchInfo = {
  url: 'https://www.reyes.example/wrongful-termination',
  status: 200,
  hops: [],
  robotsHeaders: [],
  crawlers: [{ name: 'GPTBot', allowed: true }],
};
const NOW = new Date('2026-11-25T12:00:00Z');
export const read = (html: string, fetched: Partial<FetchInfo> = {}) =>
  readPage([html], { ...FETCHED, ...fetched }, NOW);
export function readingOf(result: PageResult) {
  if ('unread' in result) throw new Error(result.unread);
  return result.reading;
}
export const lines = (html: string, fetched?: Partial<FetchInfo>) =>
  readingOf(read(html, fetched)).lines;
export const line = (html: string, id: CheckId, fetched?: Partial<FetchInfo>) =>
  lines(html, fetched).find((each) => each.id === id);
export const problemsOf = (html: string, fetched?: Partial<FetchInfo>) =>
  lines(html, fetched).flatMap(({ problem }) => problem ?? []);
export const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head><title>Deadlines</title>${head}</head><body><h1>Deadlines in Ohio</h1><p>${'One sentence about deadlines of the law. '.repeat(6)}</p>${body}</body></html>`;
export const ldPage = (json: string, body = '') =>
  page(`<script type="application/ld+json">${json}</script>`, body);
