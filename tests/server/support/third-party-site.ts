import type { RequestListener } from 'node:http';
import { beforeEach, vi } from 'vitest';
import type { FetchPolicy } from '../../../server/page-reader/fetch-policy.ts';
import {
  openPageReader,
  type PageAnswer,
  type PageReaderDeps,
} from '../../../server/page-reader/page-reader.ts';
import { listen } from './listen.ts';

/**
 * Starts a site for each test with answers by path (otherwise 404) and a record of its requests.
 */
export function thirdPartySite() {
  const site = {
    answers: {} as Record<string, RequestListener>,
    requests: [] as string[],
    userAgents: new Set<string>(),
    port: '',
  };
  beforeEach(async () => {
    Object.assign(site, { answers: {}, requests: [], userAgents: new Set() });
    const url = await listen((request, response) => {
      const path = request.url ?? '';
      site.requests.push(path);
      site.userAgents.add(request.headers['user-agent'] ?? '');
      const answer = site.answers[path];
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    });
    site.port = new URL(url).port;
  });
  const addressOf = (path: string, host = 'firm.test') => `http://${host}:${site.port}${path}`;
  return { site, addressOf };
}

/** Resolves names that end in .test to this machine and applies the real rules to all others. */
export const localPolicy: FetchPolicy = {
  allowsAddress: (address) => address === '127.0.0.1',
  allowsPort: () => true,
  resolve: async (name) => [
    { address: name.endsWith('.test') ? '127.0.0.1' : '10.0.0.1', family: 4 },
  ],
};
export const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
export const openReader = (parts: Partial<PageReaderDeps> = {}) =>
  openPageReader({
    siteUrl: 'https://www.northbar.example',
    log,
    countCall: async () => true,
    countHost: async () => 0,
    fetchPolicy: localPolicy,
    ...parts,
  });
export const htmlAnswer =
  (
    body: string | Uint8Array,
    headers: Record<string, string> = {},
    status = 200,
  ): RequestListener =>
  (_, response) =>
    response
      .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers })
      .end(body);
export const unreadReason = (answer: PageAnswer) => ('unread' in answer ? answer.unread : 'read');
export const quote = (answer: PageAnswer, id: string) =>
  'reading' in answer ? answer.reading.lines.find((line) => line.id === id)?.quote : undefined;
