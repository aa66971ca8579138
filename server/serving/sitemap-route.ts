import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  DAY_PLACEHOLDER,
  SITEMAP_DOCUMENT,
  SITEMAP_FILE,
  SITEMAP_PATH,
} from '../../src/features/sitemap/sitemap-xml.ts';
import { type SpecialRoute, sendFile, sendText } from './answers.ts';
import { type StoredFile, storeFile } from './stored-file.ts';

/** The quality is low, because a client waits once a day while the files are compressed. */
const BROTLI_QUALITY = 5;

function fileForDay(day: string, file: StoredFile): StoredFile {
  const { identity } = file.representations;
  const body = Buffer.from(identity.body.toString('utf8').replaceAll(DAY_PLACEHOLDER, day));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const path = file.isPage ? SITEMAP_PATH : file.path;
  return storeFile({
    path,
    isPage: file.isPage,
    type: identity.headers['Content-Type'] ?? '',
    bodies: { identity: body, br: brotliCompressSync(body, { params }), gzip: gzipSync(body) },
    policy: file.isPage ? file.headers['Content-Security-Policy'] : undefined,
    varies: path === SITEMAP_PATH ? 'Sec-Fetch-Dest' : undefined,
  });
}

// These routes write the current day (UTC) into the files. A browser that opens /sitemap.xml as a
// document gets the page for people. All other clients get the XML.
export function sitemapRoutes(
  files: ReadonlyMap<string, StoredFile>,
  now: () => Date,
): Map<string, SpecialRoute> {
  const today = () => now().toISOString().slice(0, 10);
  const paths = [...files.keys()].filter((path) => SITEMAP_FILE.test(path));
  const filesOfDay = (day: string) => {
    const builtFiles = [...paths, SITEMAP_DOCUMENT].flatMap((path) => files.get(path) ?? []);
    return { day, files: new Map(builtFiles.map((file) => [file.path, fileForDay(day, file)])) };
  };
  let currentFiles = filesOfDay(today());
  const route =
    (path: string): SpecialRoute =>
    (request, response) => {
      const day = today();
      if (currentFiles.day !== day) currentFiles = filesOfDay(day);
      const isDocument = path === SITEMAP_PATH && request.headers['sec-fetch-dest'] === 'document';
      const file =
        (isDocument && currentFiles.files.get(SITEMAP_DOCUMENT)) || currentFiles.files.get(path);
      if (file) sendFile(request, response, file);
      return file !== undefined;
    };
  const redirect: SpecialRoute = (request, response) => {
    sendText(request, response, 301, `Moved to ${SITEMAP_PATH}`, { Location: SITEMAP_PATH });
    return true;
  };
  return new Map([
    ...paths.map((path) => [path, route(path)] as const),
    ...(files.has(SITEMAP_DOCUMENT) ? [[SITEMAP_DOCUMENT, redirect] as const] : []),
  ]);
}
