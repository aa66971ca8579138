import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SitemapPage } from '../../src/features/sitemap/sitemap.ts';
import { escapeXml, SITEMAP_PATH, sitemapFiles } from '../../src/features/sitemap/sitemap-xml.ts';
import { sendFile } from './answers.ts';
import { contentType } from './content-types.ts';
import type { SpecialRoute } from './site.ts';
import { type StoredFile, storeFile } from './stored-file.ts';

/** Made once a day while a client waits, so quick comes before small. */
const BROTLI_QUALITY = 5;
/** Where the page for people shows the XML. */
const PLACE = /(<pre\b[^>]*\bdata-sitemap-xml\b[^>]*>)[\s\S]*?(<\/pre>)/;
const XML = contentType('.xml');
const HTML = contentType('.html');

export type SitemapOptions = {
  pages: readonly SitemapPage[];
  /** Public origin of the addresses. */
  origin: string;
  /** The built page that shows the XML to a person; without it everyone gets the XML. */
  page: StoredFile | undefined;
  /** The moment of an answer. */
  now: () => Date;
};

function store(address: string, type: string, text: string, policy?: string): StoredFile {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return storeFile({
    address,
    isPage: type === HTML,
    type,
    bodies: { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) },
    policy,
    varies: address === SITEMAP_PATH ? 'Sec-Fetch-Dest' : undefined,
  });
}

/** What is sent on one day: the XML by address, and the page for people. */
function filesOfDay(day: string, { pages, origin, page }: SitemapOptions) {
  const texts = sitemapFiles(pages, origin, day);
  const files = new Map([...texts].map(([address, xml]) => [address, store(address, XML, xml)]));
  const shown = escapeXml(texts.get(SITEMAP_PATH) ?? '');
  const html = page?.representations.identity.body
    .toString('utf8')
    .replace(PLACE, (_, open: string, close: string) => open + shown + close);
  const policy = page?.headers['Content-Security-Policy'];
  return { day, files, document: html && store(SITEMAP_PATH, HTML, html, policy) };
}

/**
 * The routes of /sitemap.xml and, past the limits of one file, of its parts.
 * In: the public pages, the origin, the page for people, a clock. Out: routes that answer with the files of the day
 * (UTC); a browser that opens /sitemap.xml as a document gets the page, everyone else the XML.
 */
export function sitemapRoutes(options: SitemapOptions): Map<string, SpecialRoute> {
  const today = () => options.now().toISOString().slice(0, 10);
  let made = filesOfDay(today(), options);
  const route =
    (address: string): SpecialRoute =>
    (request, response) => {
      const day = today();
      if (made.day !== day) made = filesOfDay(day, options);
      const forPerson = address === SITEMAP_PATH && request.headers['sec-fetch-dest'] === 'document';
      const file = (forPerson && made.document) || made.files.get(address);
      if (file) sendFile(request, response, file);
      return file !== undefined;
    };
  return new Map([...made.files.keys()].map((address) => [address, route(address)]));
}
