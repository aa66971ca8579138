import type { CheckResult, Crawler } from '../reading.ts';
import type { Page } from './page.ts';
import { wordCount } from './text.ts';

/** If a page with scripts has fewer words than this, its scripts create the text. */
const FEW_WORDS = 20;

/** A short page without scripts is checked like any other. */
export const isShell = ({ words, hasScripts }: Page) =>
  words === 0 || (hasScripts && words < FEW_WORDS);

/** A request to enable scripts does not count as text. */
export function hasTextWithoutScripts({ blocks }: Page) {
  const texts = blocks.map(({ text }) => text).filter((text) => !/java\s?script/i.test(text));
  return wordCount(texts.join(' ')) >= FEW_WORDS;
}

const SEARCH_CRAWLERS = new Set(['Googlebot', 'Bingbot']);

/** Returns "GPTBot: shut out (line 5 of robots.txt)". */
export function crawlerText({ name, allowed, line, isGoogles }: Crawler) {
  const parserNote = isGoogles ? ', as Google alone reads it' : '';
  const source = line === undefined ? '' : ` (line ${line} of robots.txt${parserNote})`;
  return `${name}: ${allowed ? 'may read it' : 'shut out'}${source}`;
}

const ROBOTS_NAMES = new Set(['robots', 'googlebot', 'bingbot']);
/** The value of a rule may contain "none". */
const RULE_WITH_VALUE =
  /\b(?:max-(?:snippet|image-preview|video-preview)|unavailable_after)\s*:[^,]*/gi;
const hasNoindex = (rules: string) =>
  rules
    .toLowerCase()
    .replace(RULE_WITH_VALUE, '')
    .split(/[\s,]+/)
    .some((rule) => rule === 'noindex' || rule === 'none');

/** A rule belongs to the last name before it. */
function isNoindexHeader(line: string) {
  let name = 'robots';
  return line
    .replace(RULE_WITH_VALUE, '')
    .split(',')
    .some((part) => {
      const directive = /^\s*([a-z][\w-]*)\s*:(.*)$/i.exec(part);
      if (directive?.[1]) name = directive[1].toLowerCase();
      return ROBOTS_NAMES.has(name) && hasNoindex(directive?.[2] ?? part);
    });
}

const TRACKING_PARAM =
  /^(?:utm_\w+|hsa_\w+|mtm_\w+|gclid|gclsrc|dclid|gad_\w+|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|igshid|mc_cid|mc_eid|srsltid|_ga|_gl)$/i;
const FOLDER_PAGE = /(?<=\/)(?:index\.(?:html?|php)|default\.aspx?)$/i;

/** Two addresses of one page have the same result. */
function normalizeAddress({ hostname, pathname, searchParams }: URL) {
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

/** A pasted page has no addresses. */
function addressesOf({ fetched, base = '' }: Page) {
  const pageUrl = URL.parse(fetched?.url ?? '') ?? undefined;
  return { pageUrl, base: pageUrl && (URL.parse(base, pageUrl) ?? pageUrl) };
}

/** The Link header is defined in RFC 8288. */
const findCanonical = (header = '') =>
  header
    .split(/,(?=\s*<)/)
    .map((link) => /^\s*<([^>]+)>(.*)$/.exec(link))
    .find((link) => link && /;\s*rel\s*=\s*"?canonical"?/i.test(link[2] ?? ''))?.[1];

function canonicalElsewhere(page: Page): CheckResult {
  const { pageUrl, base } = addressesOf(page);
  const header = findCanonical(page.fetched?.linkHeader);
  const hrefsInHead = page.canonicals.filter((link) => link.isInHead).map(({ href }) => href);
  const links = header ? [...hrefsInHead, header] : hrefsInHead;
  const [canonical] = links;
  if (canonical === undefined) {
    const [linkOutsideHead] = page.canonicals;
    if (!linkOutsideHead) return { outcome: 'not found' };
    return { problem: 'canonical-outside-head', quote: linkOutsideHead.href };
  }
  const targets = links.map((link) => URL.parse(link, base)?.href ?? link);
  // The target of a relative address in a pasted page is unknown.
  const resolvedTargets = pageUrl ? targets : targets.filter((target) => URL.canParse(target));
  const addresses = new Set(
    resolvedTargets.map((target) =>
      URL.canParse(target) ? normalizeAddress(new URL(target)) : target,
    ),
  );
  if (addresses.size > 1) return { problem: 'two-canonicals', items: links };
  if (!pageUrl) return { reason: 'pasted', quote: canonical };
  if (page.isAmp || addresses.has(normalizeAddress(pageUrl)))
    return { outcome: 'not found', quote: canonical };
  return { problem: 'canonical-elsewhere', quote: targets[0] };
}

/** A refresh after a longer delay is not a forward. */
const FORWARD_MAX_SECONDS = 10;

/** Returns undefined if the page only reloads itself (HTML Standard, 4.2.5.3). */
export function findForwardTarget(page: Page): string | undefined {
  const content = page.refresh ?? page.fetched?.refreshHeader ?? '';
  const [, seconds, rest] = /^\s*([\d.]+)\s*[;,\s]\s*(?:url\s*=\s*)?(.+)$/is.exec(content) ?? [];
  const target = rest?.replace(/^(["'])(.*?)(?:\1.*)?$/s, '$2').trim();
  if (!target || Number.parseFloat(seconds ?? '') > FORWARD_MAX_SECONDS) return undefined;
  const { pageUrl, base } = addressesOf(page);
  const url = URL.parse(target, base);
  if (pageUrl && url?.href.replace(/#.*/, '') === pageUrl.href) return undefined;
  return !url || /^https?:$/.test(url.protocol) ? (url?.href ?? target) : undefined;
}

const NOT_FETCHED: CheckResult = { reason: 'pasted' };

export const reachChecks = {
  status({ fetched }: Page): CheckResult {
    if (!fetched) return NOT_FETCHED;
    const { status, url, hops } = fetched;
    const items = [...hops, { url, status }].map((hop) => `${hop.status}: ${hop.url}`);
    return { note: `HTTP ${status}`, items: hops.length > 0 ? items : undefined };
  },

  'crawlers-shut-out'({ fetched }: Page): CheckResult {
    if (!fetched) return NOT_FETCHED;
    const sortedCrawlers = fetched.crawlers.toSorted((a, b) => +a.allowed - +b.allowed);
    const items = sortedCrawlers.map(crawlerText);
    const shutOutCrawlers = sortedCrawlers.filter(({ allowed }) => !allowed);
    if (shutOutCrawlers.length === 0) return { outcome: 'not found', items };
    const isSearchShutOut = shutOutCrawlers.some(({ name }) => SEARCH_CRAWLERS.has(name));
    return { problem: isSearchShutOut ? 'search-shut-out' : 'answer-shut-out', items };
  },

  noindex({ metas, fetched }: Page): CheckResult {
    const meta = metas.find(({ name, content }) => ROBOTS_NAMES.has(name) && hasNoindex(content));
    const header = fetched?.robotsHeaders.find(isNoindexHeader);
    if (!meta && header === undefined) return { outcome: 'not found' };
    if (!meta) return { problem: 'noindex', quote: `X-Robots-Tag: ${header}` };
    return { problem: 'noindex', quote: `<meta name="${meta.name}" content="${meta.content}">` };
  },

  'canonical-elsewhere': canonicalElsewhere,

  'empty-shell'(page: Page): CheckResult {
    const note = `${page.words} ${page.words === 1 ? 'word' : 'words'} without scripts.`;
    if (!isShell(page)) return { outcome: 'not found', note };
    const problem = page.hasScripts ? 'needs-scripts' : 'no-text';
    return { problem, quote: page.texts.join(' '), note };
  },
};
