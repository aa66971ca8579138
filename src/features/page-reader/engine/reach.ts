import type { FoundLine } from '../reading.ts';
import type { Page } from './page.ts';
import { listed, quoted } from './text.ts';

/** The rule of robots.txt for a crawler. */
export type Crawler = {
  name: string;
  allowed: boolean;
  /** The line of robots.txt that decides. */
  line?: number | undefined;
  /** Only Google's parser reads the file this way. */
  isGoogles?: boolean;
};

/** Data about the fetching of a page; a pasted page has none. */
export type FetchInfo = {
  /** The last address. */
  url: string;
  status: number;
  /** The addresses that redirected to it. */
  hops: readonly { url: string; status: number }[];
  /** The headers `X-Robots-Tag` (a text for each line), `Link` and `Refresh`. */
  robotsHeaders: readonly string[];
  linkHeader?: string | undefined;
  refreshHeader?: string | undefined;
  crawlers: readonly Crawler[];
};

/** A page with scripts and fewer words has its text in the scripts. */
const FEW_WORDS = 20;

/** Returns whether the HTML has too little text to check. A short page without scripts is checked like any other. */
export const isShell = ({ words, hasScripts }: Page) =>
  words === 0 || (hasScripts && words < FEW_WORDS);

export function emptyShell(page: Page): FoundLine {
  const note = `${page.words} ${page.words === 1 ? 'word' : 'words'} without scripts.`;
  if (!isShell(page)) return { outcome: 'not found', note };
  const problem = page.hasScripts ? 'needs-scripts' : 'no-text';
  const quote = quoted(page.texts.join(' '));
  return { outcome: 'found', problem, ...(quote && { quote }), note };
}

export const status = ({ status, url, hops }: FetchInfo): FoundLine => ({
  outcome: 'found',
  note: `HTTP ${status}`,
  ...(hops.length > 0 && {
    items: listed([...hops, { url, status }].map((hop) => `${hop.status}: ${hop.url}`)),
  }),
});

/** Crawlers whose pages become search results. */
const SEARCH = new Set(['Googlebot', 'Bingbot']);

/** "GPTBot: shut out (line 5 of robots.txt)" */
export const crawlerText = ({ name, allowed, line, isGoogles }: Crawler) => {
  const by =
    line === undefined
      ? ''
      : ` (line ${line} of robots.txt${isGoogles ? ', as Google alone reads it' : ''})`;
  return `${name}: ${allowed ? 'may read it' : 'shut out'}${by}`;
};

export function blockedCrawlers({ crawlers }: FetchInfo): FoundLine {
  const shutOut = crawlers.filter(({ allowed }) => !allowed);
  const items = listed([...shutOut, ...crawlers.filter(({ allowed }) => allowed)].map(crawlerText));
  if (shutOut.length === 0) return { outcome: 'not found', items };
  const problem = shutOut.some(({ name }) => SEARCH.has(name))
    ? 'search-shut-out'
    : 'answer-shut-out';
  return { outcome: 'found', problem, items };
}

/** The names in rules for every crawler, and for the two largest of search. */
const ROBOTS_NAMES = new Set(['robots', 'googlebot', 'bingbot']);
/** Rules with a value, which may be "none". */
const VALUED = /\b(?:max-(?:snippet|image-preview|video-preview)|unavailable_after)\s*:[^,]*/gi;
const saysNoindex = (rules: string) =>
  rules
    .toLowerCase()
    .replace(VALUED, '')
    .split(/[\s,]+/)
    .some((rule) => rule === 'noindex' || rule === 'none');

/**
 * Returns whether a line of X-Robots-Tag says noindex to the large engines. A rule belongs to the last name before it.
 */
function headerSaysNoindex(line: string) {
  let name = 'robots';
  return line
    .replace(VALUED, '')
    .split(',')
    .some((part) => {
      const named = /^\s*([a-z][\w-]*)\s*:(.*)$/i.exec(part);
      if (named?.[1]) name = named[1].toLowerCase();
      return ROBOTS_NAMES.has(name) && saysNoindex(named?.[2] ?? part);
    });
}

export function noindex({ metas }: Page, fetched: FetchInfo | undefined): FoundLine {
  const meta = metas.find(({ name, content }) => ROBOTS_NAMES.has(name) && saysNoindex(content));
  const header = fetched?.robotsHeaders.find(headerSaysNoindex);
  if (!meta && header === undefined) return { outcome: 'not found' };
  const quote = meta
    ? `<meta name="${meta.name}" content="${meta.content}">`
    : `X-Robots-Tag: ${header}`;
  return { outcome: 'found', problem: 'noindex', quote: quoted(quote) };
}

/** Parameters that only name the source of a visit. */
const TRACKING =
  /^(?:utm_\w+|hsa_\w+|mtm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|igshid|mc_cid|mc_eid|srsltid|_ga|_gl)$/i;

function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** An address without what two addresses of one page may differ in: scheme, www., the end of the path, tracking. */
function comparable({ hostname, pathname, searchParams }: URL) {
  const path = decoded(pathname)
    .replace(/index\.html?$/i, '')
    .replace(/\/+$/, '');
  const query = new URLSearchParams([...searchParams].filter(([name]) => !TRACKING.test(name)));
  return `${hostname.replace(/^www\./, '')}${path}?${query}`;
}

/** The address that links of a page are relative to. */
const baseOf = ({ base = '' }: Page, own: URL | null) =>
  own ? (URL.parse(base, own) ?? own) : undefined;

export function canonicalElsewhere(page: Page, fetched: FetchInfo | undefined): FoundLine {
  const header = /<([^>]+)>\s*;[^,]*\brel\s*=\s*"?canonical"?/i.exec(
    fetched?.linkHeader ?? '',
  )?.[1];
  const inHead = page.canonicals.filter((link) => link.inHead).map(({ href }) => href);
  const named = header ? [...inHead, header] : inHead;
  const [first] = named;
  if (first === undefined) {
    const [outside] = page.canonicals;
    if (!outside) return { outcome: 'not found' };
    return { outcome: 'found', problem: 'canonical-outside-head', quote: quoted(outside.href) };
  }
  const own = URL.parse(fetched?.url ?? '');
  const targets = named.map((each) => URL.parse(each, baseOf(page, own))?.href ?? each);
  const addresses = new Set(
    targets.map((target) => (URL.canParse(target) ? comparable(new URL(target)) : target)),
  );
  if (addresses.size > 1)
    return { outcome: 'found', problem: 'two-canonicals', items: listed(named) };
  if (!own) return { outcome: 'cannot tell', reason: 'pasted', quote: quoted(first) };
  if (page.isAmp || addresses.has(comparable(own)))
    return { outcome: 'not found', quote: quoted(first) };
  return { outcome: 'found', problem: 'canonical-elsewhere', quote: quoted(targets[0] ?? first) };
}

/** The target of a refresh (HTML Standard, 4.2.5.3); undefined where the page only reloads itself. */
export function forwardOf(page: Page, fetched: FetchInfo | undefined): string | undefined {
  const content = page.refresh ?? fetched?.refreshHeader;
  const match = /^\s*[\d.]+\s*[;,\s]\s*(?:url\s*=\s*)?(.+)$/is.exec(content ?? '')?.[1]?.trim();
  const target = match?.replace(/^(["'])(.*?)(?:\1.*)?$/s, '$2').trim();
  if (!target) return undefined;
  const own = URL.parse(fetched?.url ?? '');
  const url = URL.parse(target, baseOf(page, own));
  if (own && url?.href.replace(/#.*/, '') === own.href) return undefined;
  return !url || /^https?:$/.test(url.protocol) ? (url?.href ?? target) : undefined;
}
