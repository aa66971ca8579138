import type { Crawler, FoundLine } from '../reading.ts';
import type { Page } from './page.ts';
import { wordCount } from './text.ts';

/** If a page with scripts has fewer words than this, its scripts create the text. */
const FEW_WORDS = 20;

/** Returns whether the HTML has too little text to check. A short page without scripts is checked like any other. */
export const isShell = ({ words, hasScripts }: Page) =>
  words === 0 || (hasScripts && words < FEW_WORDS);

/** Returns whether a page that was read without scripts has its text in noscript. A request to enable scripts is no text. */
export function hasTextWithoutScripts({ blocks }: Page) {
  const texts = blocks.map(({ text }) => text).filter((text) => !/java\s?script/i.test(text));
  return wordCount(texts.join(' ')) >= FEW_WORDS;
}

/** Crawlers of search engines. */
const SEARCH = new Set(['Googlebot', 'Bingbot']);

/** Returns a rule as text: "GPTBot: shut out (line 5 of robots.txt)". */
export function crawlerText({ name, allowed, line, isGoogles }: Crawler) {
  const reader = isGoogles ? ', as Google alone reads it' : '';
  const by = line === undefined ? '' : ` (line ${line} of robots.txt${reader})`;
  return `${name}: ${allowed ? 'may read it' : 'shut out'}${by}`;
}

/** Names in robots rules that we evaluate: all crawlers, and the two largest search engines. */
const ROBOTS_NAMES = new Set(['robots', 'googlebot', 'bingbot']);
/** Matches rules with a value, which may contain "none". */
const VALUED = /\b(?:max-(?:snippet|image-preview|video-preview)|unavailable_after)\s*:[^,]*/gi;
const hasNoindex = (rules: string) =>
  rules
    .toLowerCase()
    .replace(VALUED, '')
    .split(/[\s,]+/)
    .some((rule) => rule === 'noindex' || rule === 'none');

/**
 * Returns whether a line of X-Robots-Tag has noindex for one of ROBOTS_NAMES. A rule belongs to the last name before it.
 */
function isNoindexHeader(line: string) {
  let name = 'robots';
  return line
    .replace(VALUED, '')
    .split(',')
    .some((part) => {
      const named = /^\s*([a-z][\w-]*)\s*:(.*)$/i.exec(part);
      if (named?.[1]) name = named[1].toLowerCase();
      return ROBOTS_NAMES.has(name) && hasNoindex(named?.[2] ?? part);
    });
}

/** Matches parameters that only track the source of a visit. */
const TRACKING =
  /^(?:utm_\w+|hsa_\w+|mtm_\w+|gclid|gclsrc|dclid|gad_\w+|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|igshid|mc_cid|mc_eid|srsltid|_ga|_gl)$/i;
/** Matches the file name of a folder's index page. */
const FOLDER_PAGE = /(?<=\/)(?:index\.(?:html?|php)|default\.aspx?)$/i;

/**
 * Returns an address in a form that is equal for two addresses of one page: without scheme, "www.", index file name,
 * slashes at its end, tracking parameters, and the order of parameters.
 */
function comparable({ hostname, pathname, searchParams }: URL) {
  const path = pathname
    .replace(/%[0-7][\da-f]/gi, (sign) => decodeURIComponent(sign))
    .replace(/%../g, (byte) => byte.toUpperCase())
    .replace(FOLDER_PAGE, '')
    .replace(/(?<!\/)\/+$/, '');
  const query = new URLSearchParams([...searchParams].filter(([name]) => !TRACKING.test(name)));
  query.sort();
  return `${hostname.replace(/^www\./, '')}${path}?${query}`;
}

/** Returns the page's address, and the base of its relative links. A pasted page has neither. */
function addressesOf({ fetched, base = '' }: Page) {
  const own = URL.parse(fetched?.url ?? '') ?? undefined;
  return { own, base: own && (URL.parse(base, own) ?? own) };
}

/** Returns the canonical address of a Link header (RFC 8288). */
const canonicalIn = (header = '') =>
  header
    .split(/,(?=\s*<)/)
    .map((link) => /^\s*<([^>]+)>(.*)$/.exec(link))
    .find((link) => link && /;\s*rel\s*=\s*"?canonical"?/i.test(link[2] ?? ''))?.[1];

function canonicalElsewhere(page: Page): FoundLine {
  const { own, base } = addressesOf(page);
  const header = canonicalIn(page.fetched?.linkHeader);
  const inHead = page.canonicals.filter((link) => link.inHead).map(({ href }) => href);
  const named = header ? [...inHead, header] : inHead;
  const [first] = named;
  if (first === undefined) {
    const [outside] = page.canonicals;
    if (!outside) return { outcome: 'not found' };
    return { problem: 'canonical-outside-head', quote: outside.href };
  }
  const targets = named.map((each) => URL.parse(each, base)?.href ?? each);
  // The target of a relative address in a pasted page is unknown.
  const known = own ? targets : targets.filter((each) => URL.canParse(each));
  const addresses = new Set(
    known.map((target) => (URL.canParse(target) ? comparable(new URL(target)) : target)),
  );
  if (addresses.size > 1) return { problem: 'two-canonicals', items: named };
  if (!own) return { reason: 'pasted', quote: first };
  if (page.isAmp || addresses.has(comparable(own))) return { outcome: 'not found', quote: first };
  return { problem: 'canonical-elsewhere', quote: targets[0] };
}

/** A refresh counts as forwarding only up to this delay, in seconds. */
const FORWARD_WITHIN = 10;

/** Returns the target of a refresh (HTML Standard, 4.2.5.3); undefined if the page only reloads itself. */
export function forwardOf(page: Page): string | undefined {
  const content = page.refresh ?? page.fetched?.refreshHeader ?? '';
  const [, seconds, rest] = /^\s*([\d.]+)\s*[;,\s]\s*(?:url\s*=\s*)?(.+)$/is.exec(content) ?? [];
  const target = rest?.replace(/^(["'])(.*?)(?:\1.*)?$/s, '$2').trim();
  if (!target || Number.parseFloat(seconds ?? '') > FORWARD_WITHIN) return undefined;
  const { own, base } = addressesOf(page);
  const url = URL.parse(target, base);
  if (own && url?.href.replace(/#.*/, '') === own.href) return undefined;
  return !url || /^https?:$/.test(url.protocol) ? (url?.href ?? target) : undefined;
}

const NOT_FETCHED: FoundLine = { reason: 'pasted' };

/** Checks whether programs can reach the page and read it. */
export const reachChecks = {
  status({ fetched }: Page): FoundLine {
    if (!fetched) return NOT_FETCHED;
    const { status, url, hops } = fetched;
    const items = [...hops, { url, status }].map((hop) => `${hop.status}: ${hop.url}`);
    return { note: `HTTP ${status}`, items: hops.length > 0 ? items : undefined };
  },

  'crawlers-shut-out'({ fetched }: Page): FoundLine {
    if (!fetched) return NOT_FETCHED;
    const sorted = fetched.crawlers.toSorted((one, other) => +one.allowed - +other.allowed);
    const items = sorted.map(crawlerText);
    const shutOut = sorted.filter(({ allowed }) => !allowed);
    if (shutOut.length === 0) return { outcome: 'not found', items };
    const isOfSearch = shutOut.some(({ name }) => SEARCH.has(name));
    return { problem: isOfSearch ? 'search-shut-out' : 'answer-shut-out', items };
  },

  noindex({ metas, fetched }: Page): FoundLine {
    const meta = metas.find(({ name, content }) => ROBOTS_NAMES.has(name) && hasNoindex(content));
    const header = fetched?.robotsHeaders.find(isNoindexHeader);
    if (!meta && header === undefined) return { outcome: 'not found' };
    if (!meta) return { problem: 'noindex', quote: `X-Robots-Tag: ${header}` };
    return { problem: 'noindex', quote: `<meta name="${meta.name}" content="${meta.content}">` };
  },

  'canonical-elsewhere': canonicalElsewhere,

  'empty-shell'(page: Page): FoundLine {
    const note = `${page.words} ${page.words === 1 ? 'word' : 'words'} without scripts.`;
    if (!isShell(page)) return { outcome: 'not found', note };
    const problem = page.hasScripts ? 'needs-scripts' : 'no-text';
    return { problem, quote: page.texts.join(' '), note };
  },
};
