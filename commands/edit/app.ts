import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { answers, pageOf } from './pages-of-site.ts';
import { contentFiles, groupsOf } from './places.ts';
import { applyChange, openFile, UnknownFile } from './store.ts';

/** Most bytes of a change; the longest file of the folder has a tenth of them. */
const CHANGE_MAX = 1_000_000;
/** Sent with each request, in a header that no page of another origin can set unasked. */
const KEY_HEADER = 'x-edit-key';

const POLICY = [
  "default-src 'none'",
  // The form library's validator makes functions of schemas.
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const changeSchema = z.strictObject({
  path: z.string(),
  digest: z.string(),
  fields: z.record(z.string(), z.unknown()),
  body: z.string(),
});

/** A file of the page itself. */
export type Asset = { type: string; body: string | Buffer<ArrayBuffer> };
export type EditOptions = {
  /** The content folder. */
  folder: string;
  key: string;
  /** By path: "/", "/page.js". */
  assets: ReadonlyMap<string, Asset>;
  /** Where the site is served when it is. */
  site: string;
};

function isKey(key: string, given: string | undefined) {
  const [one, other] = [Buffer.from(key), Buffer.from(given ?? '')];
  return one.length === other.length && timingSafeEqual(one, other);
}

const LOCAL = /^(127\.0\.0\.1|localhost):\d+$/;

/**
 * The editor's own server. It writes files, so it answers only what its own page asks: a request to another name, from
 * another origin or without the key of this start is refused.
 */
export function editApp({ folder, key, assets, site }: EditOptions): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const host = context.req.header('host') ?? '';
    const origin = context.req.header('origin');
    if (!LOCAL.test(host) || (origin !== undefined && origin !== `http://${host}`))
      return context.text('Only the page of this editor may ask.', 403);
    context.header('content-security-policy', POLICY);
    context.header('referrer-policy', 'no-referrer');
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'no-store');
    context.header('cross-origin-resource-policy', 'same-origin');
    return next();
  });
  app.use('/api/*', async (context, next) => {
    if (!isKey(key, context.req.header(KEY_HEADER)))
      return context.json({ error: 'Open the address that npm run edit has printed.' }, 403);
    return next();
  });
  app.use('/api/*', bodyLimit({ maxSize: CHANGE_MAX }));

  app.get('/api/files', (context) => context.json({ groups: groupsOf(contentFiles(folder)) }));
  app.get('/api/file', async (context) => {
    const opened = openFile(folder, context.req.query('path') ?? '');
    const page = (await answers(site)) ? site + pageOf(opened.path, opened.fields) : undefined;
    return context.json({ ...opened, page });
  });
  for (const [address, write] of [
    ['/api/check', false],
    ['/api/save', true],
  ] as const)
    app.post(address, async (context) => {
      const change = changeSchema.safeParse(await context.req.json().catch(() => undefined));
      if (!change.success) return context.json({ error: 'This is no change to a file.' }, 400);
      return context.json(applyChange(folder, change.data, write));
    });
  app.get('*', (context) => {
    const asset = assets.get(context.req.path);
    if (!asset) return context.text('There is no such page.', 404);
    return context.body(asset.body, 200, { 'content-type': asset.type });
  });
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    const status = error instanceof UnknownFile ? 404 : 500;
    return context.json({ error: error.message }, status);
  });
  return app;
}
