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
export const read = (html: string, fetchInfo: Partial<FetchInfo> = {}) =>
  readPage([html], { ...FETCHED, ...fetchInfo }, NOW);
export function readingOf(result: PageResult) {
  if ('unread' in result) throw new Error(result.unread);
  return result.reading;
}
export const lines = (html: string, fetchInfo?: Partial<FetchInfo>) =>
  readingOf(read(html, fetchInfo)).lines;
export const line = (html: string, id: CheckId, fetchInfo?: Partial<FetchInfo>) =>
  lines(html, fetchInfo).find((each) => each.id === id);
export const problemsOf = (html: string, fetchInfo?: Partial<FetchInfo>) =>
  lines(html, fetchInfo).flatMap(({ problem }) => problem ?? []);
export const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head><title>Deadlines</title>${head}</head><body><h1>Deadlines in Ohio</h1><p>${'One sentence about deadlines of the law. '.repeat(6)}</p>${body}</body></html>`;
export const ldPage = (json: string, body = '') =>
  page(`<script type="application/ld+json">${json}</script>`, body);
