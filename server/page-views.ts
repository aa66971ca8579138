import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import { sql } from 'kysely';
import { firstLine, type Log } from './log.ts';
import type { Database } from './storage/tables.ts';

/** Interval in ms at which the counts are written into the database. */
const WRITE_EVERY_MS = 60_000;

type Headers = IncomingMessage['headers'];
const one = (value: string | string[] | undefined) => String(value ?? '');

/** Returns whether a person opens a page, as opposed to a script, a frame, a prefetch or a known robot. */
export function isView(method: string | undefined, headers: Headers): boolean {
  const ahead = `${one(headers['sec-purpose'])} ${one(headers.purpose)} ${one(headers['x-moz'])}`;
  const agent = one(headers['user-agent']);
  return (
    method === 'GET' &&
    one(headers.accept).includes('text/html') &&
    ['', 'document'].includes(one(headers['sec-fetch-dest'])) &&
    !/prefetch|prerender|preview/.test(ahead) &&
    agent !== '' &&
    !isbot(agent)
  );
}

type Deps = {
  database: Database;
  /**
   * Returns whether a page was built for this path. Other paths are not counted, so that memory is bounded.
   */
  isPage(path: string): boolean;
  log: Log;
  now?: () => Date;
};

/** Counts the views of each page on each day (UTC), without any data about visitors. */
export function countPageViews({ database, isPage, log, now = () => new Date() }: Deps) {
  let counted = new Map<string, number>();
  let writing = Promise.resolve();
  const add = (key: string, views: number) => counted.set(key, (counted.get(key) ?? 0) + views);

  async function writeCounted() {
    const taken = counted;
    if (!taken.size) return;
    counted = new Map();
    // All processes write rows in the same order: otherwise two of them could wait for each other forever.
    const rows = [...taken]
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
      for (const { key, views } of rows) add(key, views);
      log.warn({ error: firstLine(error) }, 'page views could not be written yet');
    }
  }
  const write = () => {
    writing = writing.then(writeCounted);
    return writing;
  };
  const timer = setInterval(() => void write(), WRITE_EVERY_MS);
  timer.unref();
  return {
    /** Counts a page when its response is sent. */
    watch(request: IncomingMessage, response: ServerResponse, path: string) {
      if (!isPage(path) || !isView(request.method, request.headers)) return;
      response.once('finish', () => {
        const { statusCode } = response;
        if (statusCode === 200 || statusCode === 304)
          add(`${now().toISOString().slice(0, 10)} ${path}`, 1);
      });
    },
    write,
    /** Writes the remaining counts. */
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}
