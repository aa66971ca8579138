import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { timingSafeEqual } from 'hono/utils/buffer';
import { z } from 'zod';
import { contentFiles, groupFiles, KINDS } from './content-files.ts';
import { isDevServerRunning, warmUpPage } from './dev-server.ts';
import { pictureFor, savePicture } from './pictures.ts';
import { deleteFile, findFileMentions, renameFile } from './rename-and-delete.ts';
import { searchTexts } from './search.ts';
import { applyChange, newFile, openFile, UnknownFile } from './store.ts';

/** A page of another origin cannot send this header without a preflight request. */
const KEY_HEADER = 'x-edit-key';

/** The check of pictures has a lower limit and a clearer message. */
const MAX_BODY_BYTES = 25_000_000;

const policyFor = (siteOrigin: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    `frame-src ${siteOrigin}`,
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
const fileRequestSchema = z.strictObject({ path: z.string(), digest: z.string() });
const renameSchema = fileRequestSchema.extend({ name: z.string() });
const deleteSchema = fileRequestSchema.extend({ to: z.string() });

async function readBody<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await context.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new HTTPException(400, {
    res: context.json({ error: 'The editor cannot read this request. Reload the page.' }, 400),
  });
}

export type Asset = { type: string; body: string | Buffer<ArrayBuffer> };
export type EditOptions = {
  folder: string;
  key: string;
  assets: ReadonlyMap<string, Asset>;
  siteOrigin: string;
};

const LOCAL_HOST = /^(127\.0\.0\.1|localhost):\d+$/;

function fileRoutes(app: Hono, folder: string, siteOrigin: string) {
  app.get('/api/files', (context) =>
    context.json({ groups: groupFiles(contentFiles(folder)), kinds: KINDS, siteOrigin }),
  );
  app.get('/api/file', (context) => {
    const opened = openFile(folder, context.req.query('path') ?? '');
    warmUpPage(siteOrigin + opened.page);
    return context.json(opened);
  });
  app.get('/api/new', (context) =>
    context.json(newFile(folder, context.req.query('kind') ?? '', context.req.query('from'))),
  );
  app.get('/api/search', (context) =>
    context.json({ found: searchTexts(folder, context.req.query('words') ?? '') }),
  );
  app.get('/api/site', async (context) =>
    context.json({ isRunning: await isDevServerRunning(siteOrigin) }),
  );
  app.post('/api/check', async (context) =>
    context.json(applyChange(folder, await readBody(context, changeSchema), false)),
  );
  app.post('/api/save', async (context) =>
    context.json(applyChange(folder, await readBody(context, changeSchema), true)),
  );
}

function renameAndDeleteRoutes(app: Hono, folder: string) {
  app.post('/api/mentions', async (context) =>
    context.json({
      mentions: findFileMentions(folder, await readBody(context, fileRequestSchema)),
    }),
  );
  app.post('/api/rename', async (context) => {
    const { name, ...file } = await readBody(context, renameSchema);
    return context.json({ path: renameFile(folder, file, name) });
  });
  app.post('/api/delete', async (context) => {
    const { to, ...file } = await readBody(context, deleteSchema);
    deleteFile(folder, file, to);
    return context.json({});
  });
}

function pictureRoutes(app: Hono, folder: string) {
  const pictureParams = (context: Context) =>
    [context.req.query('path') ?? '', context.req.query('name') ?? ''] as const;
  app.get('/api/picture', (context) => {
    const picture = pictureFor(folder, ...pictureParams(context));
    if (!picture) return context.body(null, 204);
    return context.body(new Uint8Array(picture.bytes), 200, { 'content-type': picture.type });
  });
  app.post('/api/picture', async (context) => {
    const bytes = Buffer.from(await context.req.arrayBuffer());
    return context.json({ name: await savePicture(folder, ...pictureParams(context), bytes) });
  });
}

/**
 * The editor's server writes files. It therefore refuses requests to another host name, from
 * another origin, or without the key that was created at this start.
 */
export function editApp({ folder, key, assets, siteOrigin }: EditOptions): Hono {
  const app = new Hono();
  const policy = policyFor(siteOrigin);
  app.use(async (context, next) => {
    const host = context.req.header('host') ?? '';
    const origin = context.req.header('origin');
    if (!LOCAL_HOST.test(host) || (origin !== undefined && origin !== `http://${host}`))
      return context.text('Only the page of this editor may send requests.', 403);
    context.header('content-security-policy', policy);
    context.header('referrer-policy', 'no-referrer');
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'no-store');
    context.header('cross-origin-resource-policy', 'same-origin');
    return next();
  });
  app.use('/api/*', async (context, next) => {
    const sentKey = context.req.header(KEY_HEADER) ?? context.req.query('key') ?? '';
    if (!(await timingSafeEqual(key, sentKey)))
      return context.json({ error: 'Open the address that npm run edit printed.' }, 403);
    return next();
  });
  app.use('/api/*', bodyLimit({ maxSize: MAX_BODY_BYTES }));
  fileRoutes(app, folder, siteOrigin);
  renameAndDeleteRoutes(app, folder);
  pictureRoutes(app, folder);
  app.get('*', (context) => {
    const asset = assets.get(context.req.path);
    if (!asset) return context.text('This page does not exist.', 404);
    return context.body(asset.body, 200, { 'content-type': asset.type });
  });
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    const status = error instanceof UnknownFile ? 404 : 500;
    return context.json({ error: error.message }, status);
  });
  return app;
}
