import type { CheckResult, Crawler } from '../reading.ts';
import type { Page } from './page.ts';

/** If a page has scripts and fewer characters of text than this, its scripts create the text. */
const FEW_CHARACTERS = 120;

/**
 * True if scripts create the page's text. A short page without scripts is checked like a long page.
 */
export const isShell = ({ textLength, hasScripts }: Page) =>
  textLength === 0 || (hasScripts && textLength < FEW_CHARACTERS);

/** A request to enable scripts does not count as text. */
export function hasTextWithoutScripts({ blocks }: Page) {
  const texts = blocks.map(({ text }) => text).filter((text) => !/java\s?script/i.test(text));
  return texts.join('').length >= FEW_CHARACTERS;
}

const SEARCH_CRAWLERS = new Set(['Googlebot', 'Bingbot']);

/** Returns "GPTBot: blocked (line 5 of robots.txt)". */
export function crawlerText({ name, allowed, line, isGoogleOnly }: Crawler) {
  const parserNote = isGoogleOnly ? ', as Google alone reads it' : '';
  const source = line === undefined ? '' : ` (line ${line} of robots.txt${parserNote})`;
  return `${name}: ${allowed ? 'may read it' : 'blocked'}${source}`;
}

const ROBOTS_NAMES = new Set(['robots', 'googlebot', 'bingbot']);
/** These rules are removed before the search for "none", because a value may contain this word. */
const RULE_WITH_VALUE =
  /\b(?:max-(?:snippet|image-preview|video-preview)|unavailable_after)\s*:[^,]*/gi;
/** Each rule belongs to the crawler that was last named before it. */
function hasNoindex(rules: string) {
  let name = 'robots';
  return rules
    .replace(RULE_WITH_VALUE, '')
    .split(',')
    .some((part) => {
      const [, namedCrawler, rest = part] = /^\s*([a-z][\w-]*)\s*:(.*)$/i.exec(part) ?? [];
      if (namedCrawler) name = namedCrawler.toLowerCase();
      return ROBOTS_NAMES.has(name) && /(?:^|\s)(?:noindex|none)(?:\s|$)/i.test(rest);
    });
}

const TRACKING_PARAM =
  /^(?:utm_\w+|hsa_\w+|mtm_\w+|gclid|gclsrc|dclid|gad_\w+|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|yclid|_hs\w+|li_fat_id|igshid|mc_cid|mc_eid|srsltid|_ga|_gl)$/i;
const FOLDER_PAGE = /(?<=\/)(?:index\.(?:html?|php)|default\.aspx?)$/i;

/** Returns the same text for two spellings of one page's address. */
function normalizeAddress(address: string, base?: URL) {
  const url = URL.parse(address, base);
  if (!url) return address;
  const { hostname, pathname, searchParams } = url;
  const path = pathname
    .replace(/%[0-7][\da-f]/gi, (encoded) => decodeURIComponent(encoded))
    .replace(/%../g, (byte) => byte.toUpperCase())
    .replace(FOLDER_PAGE, '')
    .replace(/(?<!\/)\/+$/, '');
  const query = new URLSearchParams(
    [...searchParams].filter(([name]) => !TRACKING_PARAM.test(name)),
  );
  query.sort();
  return `${hostname.replace(/^www\./, '')}${path}?${query}`;
}

const NOT_FETCHED: CheckResult = { reason: 'pasted' };

/** A pasted page has no URL. */
function urlsOf({ fetchInfo, base = '' }: Page) {
  const pageUrl = URL.parse(fetchInfo?.url ?? '') ?? undefined;
  return { pageUrl, base: pageUrl && (URL.parse(base, pageUrl) ?? pageUrl) };
}

/** Returns the canonical address in a Link header (RFC 8288). */
const findCanonical = (header = '') =>
  header
    .split(/,(?=\s*<)/)
    .map((link) => /^\s*<([^>]+)>(.*)$/.exec(link))
    .find((link) => link && /;\s*rel\s*=\s*"?canonical"?/i.test(link[2] ?? ''))?.[1];

function canonicalElsewhere(page: Page): CheckResult {
  const { pageUrl, base } = urlsOf(page);
  if (!pageUrl) return NOT_FETCHED;
  const header = findCanonical(page.fetchInfo?.linkHeader);
  const hrefsInHead = page.canonicals.filter((link) => link.isInHead).map(({ href }) => href);
  const links = header ? [...hrefsInHead, header] : hrefsInHead;
  const [canonical] = links;
  const [anyCanonical] = page.canonicals;
  if (!anyCanonical && !header) return { outcome: 'not found' };
  if (!canonical) return { problem: 'canonical-outside-head', quote: anyCanonical?.href };
  const addresses = new Set(links.map((link) => normalizeAddress(link, base)));
  if (addresses.size > 1) return { problem: 'two-canonicals', items: links };
  if (page.isAmp || addresses.has(normalizeAddress(pageUrl.href)))
    return { outcome: 'not found', quote: canonical };
  return { problem: 'canonical-elsewhere', quote: URL.parse(canonical, base)?.href ?? canonical };
}

/** A refresh after a longer delay does not forward the visitor to another page. */
const MAX_FORWARD_SECONDS = 10;

/** Returns undefined if the page only reloads itself (HTML Standard, 4.2.5.3). */
export function findForwardTarget(page: Page): string | undefined {
  const content = page.refresh ?? page.fetchInfo?.refreshHeader ?? '';
  const [, seconds, rest] = /^\s*([\d.]+)\s*[;,\s]\s*(?:url\s*=\s*)?(.+)$/is.exec(content) ?? [];
  const target = rest?.replace(/^(["'])(.*?)(?:\1.*)?$/s, '$2').trim();
  if (!target || Number.parseFloat(seconds ?? '') > MAX_FORWARD_SECONDS) return undefined;
  const { pageUrl, base } = urlsOf(page);
  const url = URL.parse(target, base);
  if (pageUrl && url?.href.replace(/#.*/, '') === pageUrl.href) return undefined;
  return !url || /^https?:$/.test(url.protocol) ? (url?.href ?? target) : undefined;
}

export const reachChecks = {
  status({ fetchInfo }: Page): CheckResult {
    if (!fetchInfo) return NOT_FETCHED;
    const { status, url, hops } = fetchInfo;
    const items = [...hops, { url, status }].map((hop) => `${hop.status}: ${hop.url}`);
    return { note: `HTTP ${status}`, items: hops.length > 0 ? items : undefined };
  },

  'crawlers-shut-out'({ fetchInfo }: Page): CheckResult {
    if (!fetchInfo) return NOT_FETCHED;
    const sortedCrawlers = fetchInfo.crawlers.toSorted((a, b) => +a.allowed - +b.allowed);
    const items = sortedCrawlers.map(crawlerText);
    const blockedCrawlers = sortedCrawlers.filter(({ allowed }) => !allowed);
    if (blockedCrawlers.length === 0) return { outcome: 'not found', items };
    const isSearchBlocked = blockedCrawlers.some(({ name }) => SEARCH_CRAWLERS.has(name));
    return { problem: isSearchBlocked ? 'search-shut-out' : 'answer-shut-out', items };
  },

  noindex({ metas, fetchInfo }: Page): CheckResult {
    const meta = metas.find(({ name, content }) => ROBOTS_NAMES.has(name) && hasNoindex(content));
    const header = fetchInfo?.robotsHeaders.find(hasNoindex);
    if (meta)
      return { problem: 'noindex', quote: `<meta name="${meta.name}" content="${meta.content}">` };
    if (header === undefined) return { outcome: 'not found' };
    return { problem: 'noindex', quote: `X-Robots-Tag: ${header}` };
  },

  'canonical-elsewhere': canonicalElsewhere,

  'empty-shell'(page: Page): CheckResult {
    if (!isShell(page)) return { outcome: 'not found' };
    return { problem: page.hasScripts ? 'needs-scripts' : 'no-text', quote: page.texts.join(' ') };
  },
};
