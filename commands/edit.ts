import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { contentDirectory } from '../src/content/read-content.ts';
import { ROOT } from './bootstrap/install.mjs';
import { editApp } from './edit/app.ts';
import { startDevServer } from './edit/dev-server.ts';
import { editorAssets } from './edit/page-assets.ts';
import { settingsOrExit } from './or-exit.ts';

const KEY_BYTES = 24;
const HOST = '127.0.0.1';

process.chdir(ROOT);
const settings = settingsOrExit();
const key = randomBytes(KEY_BYTES).toString('base64url');
const folder = contentDirectory(process.env);
const site = await startDevServer(ROOT, settings.PORT);
const app = editApp({ folder, key, assets: await editorAssets(), siteOrigin: site.origin });
const server = serve({ fetch: app.fetch, hostname: HOST, port: 0 }, (address: AddressInfo) => {
  console.log(`Editing ${folder}/ at http://${HOST}:${address.port}/?key=${key}`);
  console.log(
    'The address works only in a browser on this machine. Ctrl-C stops the editor; saved changes are in the files.',
  );
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    server.close();
    site.stop();
    process.exit(0);
  });
