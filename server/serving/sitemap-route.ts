import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  DAY_MARK,
  SITEMAP_DOCUMENT,
  SITEMAP_FILE,
  SITEMAP_PATH,
} from '../../src/features/sitemap/sitemap-xml.ts';
import { type SpecialRoute, sendFile, sendText } from './answers.ts';
import { type StoredFile, storeFile } from './stored-file.ts';

/** Made once a day while a client waits, so quick comes before small. */
const BROTLI_QUALITY = 5;

/** A built file with the day in the place of its mark. */
function onDay(day: string, file: StoredFile): StoredFile {
  const { identity } = file.representations;
  const body = Buffer.from(identity.body.toString('utf8').replaceAll(DAY_MARK, day));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const address = file.isPage ? SITEMAP_PATH : file.address;
  return storeFile({
    address,
    isPage: file.isPage,
    type: identity.headers['Content-Type'] ?? '',
    bodies: { identity: body, br: brotliCompressSync(body, { params }), gzip: gzipSync(body) },
    policy: file.isPage ? file.headers['Content-Security-Policy'] : undefined,
    varies: address === SITEMAP_PATH ? 'Sec-Fetch-Dest' : undefined,
  });
}

/**
 * The routes of /sitemap.xml and, past the limits of one file, of its parts: the built files with the day of the answer
 * (UTC) in them. A browser that opens /sitemap.xml as a document gets the page that shows it, everyone else the XML.
 */
export function sitemapRoutes(
  files: ReadonlyMap<string, StoredFile>,
  now: () => Date,
): Map<string, SpecialRoute> {
  const today = () => now().toISOString().slice(0, 10);
  const addresses = [...files.keys()].filter((address) => SITEMAP_FILE.test(address));
  const filesOfDay = (day: string) => {
    const built = [...addresses, SITEMAP_DOCUMENT].flatMap((address) => files.get(address) ?? []);
    return { day, files: new Map(built.map((file) => [file.address, onDay(day, file)])) };
  };
  let made = filesOfDay(today());
  const route =
    (address: string): SpecialRoute =>
    (request, response) => {
      const day = today();
      if (made.day !== day) made = filesOfDay(day);
      const forPerson =
        address === SITEMAP_PATH && request.headers['sec-fetch-dest'] === 'document';
      const file = (forPerson && made.files.get(SITEMAP_DOCUMENT)) || made.files.get(address);
      if (file) sendFile(request, response, file);
      return file !== undefined;
    };
  const toItsAddress: SpecialRoute = (request, response) => {
    sendText(request, response, 301, `Moved to ${SITEMAP_PATH}`, { Location: SITEMAP_PATH });
    return true;
  };
  return new Map([
    ...addresses.map((address) => [address, route(address)] as const),
    ...(files.has(SITEMAP_DOCUMENT) ? [[SITEMAP_DOCUMENT, toItsAddress] as const] : []),
  ]);
}
