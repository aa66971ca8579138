import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import { sql } from 'kysely';
import { firstLine, type Log } from './log.ts';
import type { Database } from './storage/tables.ts';

const WRITE_EVERY_MS = 60_000;

type Headers = IncomingMessage['headers'];
const headerText = (value: string | string[] | undefined) => String(value ?? '');

// A request is no view if it is for a script, a frame or a prefetch, or comes from a known robot.
export function isView(method: string | undefined, headers: Headers): boolean {
  const prefetch = `${headerText(headers['sec-purpose'])} ${headerText(headers.purpose)} ${headerText(headers['x-moz'])}`;
  const agent = headerText(headers['user-agent']);
  return (
    method === 'GET' &&
    headerText(headers.accept).includes('text/html') &&
    ['', 'document'].includes(headerText(headers['sec-fetch-dest'])) &&
    !/prefetch|prerender|preview/.test(prefetch) &&
    agent !== '' &&
    !isbot(agent)
  );
}

type Deps = {
  database: Database;
  /** Only pages are counted, so that memory is bounded. */
  isPage(path: string): boolean;
  log: Log;
  now?: () => Date;
};

/** Counts views by day (UTC) and page, without any data about visitors. */
export function countPageViews({ database, isPage, log, now = () => new Date() }: Deps) {
  let counts = new Map<string, number>();
  let lastWrite = Promise.resolve();
  const addViews = (key: string, views: number) => counts.set(key, (counts.get(key) ?? 0) + views);

  async function writeCounts() {
    const batch = counts;
    if (!batch.size) return;
    counts = new Map();
    // All processes use the same order, so that two of them cannot wait for each other forever.
    const rows = [...batch]
      .map(([key, views]) => ({ key, views }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    try {
      await database
        .insertInto('page_views')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ views: sql<number>`page_views.views + excluded.views` }),
        )
        .execute();
    } catch (error) {
      for (const { key, views } of rows) addViews(key, views);
      log.warn({ error: firstLine(error) }, 'page views could not be written yet');
    }
  }
  const write = () => {
    lastWrite = lastWrite.then(writeCounts);
    return lastWrite;
  };
  const timer = setInterval(() => void write(), WRITE_EVERY_MS);
  timer.unref();
  return {
    watch(request: IncomingMessage, response: ServerResponse, path: string) {
      if (!isPage(path) || !isView(request.method, request.headers)) return;
      response.once('finish', () => {
        const { statusCode } = response;
        if (statusCode === 200 || statusCode === 304)
          addViews(`${now().toISOString().slice(0, 10)} ${path}`, 1);
      });
    },
    write,
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}
