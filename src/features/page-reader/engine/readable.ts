import { type Answer, type Check, type Facts, listed, quoted } from './facts.ts';
import { oneLine, type Page } from './page.ts';

/** A page with fewer words has nothing to read. */
const SHELL_WORDS = 20;

/** Without scripts there is next to nothing on the page. */
export const isShell = ({ words }: Page) => words < SHELL_WORDS;

const emptyShell: Check = ({ page }) => ({
  outcome: isShell(page) ? 'found' : 'not found',
  quote: quoted(page.text),
  note: page.words === 1 ? 'One word without scripts.' : `${page.words} words without scripts.`,
});

const cannotTell: Answer = { outcome: 'cannot tell' };

const status: Check = ({ fetched }) =>
  fetched ? { outcome: 'found', note: `HTTP ${fetched.status}` } : cannotTell;

const redirects: Check = ({ fetched }) => {
  if (!fetched) return cannotTell;
  if (fetched.hops.length === 0) return { outcome: 'not found' };
  const steps = [
    ...fetched.hops.map(({ url, status: code }) => `${code}: ${url}`),
    `${fetched.status}: ${fetched.url}`,
  ];
  return { outcome: 'found', items: listed(steps) };
};

const crawlersShutOut: Check = ({ fetched }) => {
  if (!fetched?.crawlers) return cannotTell;
  const said = fetched.crawlers.map(({ name, allowed, line }) => {
    const by = line === undefined ? '' : ` (line ${line} of robots.txt)`;
    return `${name}: ${allowed ? 'may read it' : 'shut out'}${by}`;
  });
  const outcome = fetched.crawlers.some(({ allowed }) => !allowed) ? 'found' : 'not found';
  return { outcome, items: listed(said) };
};

const NOINDEX = /(?:^|[\s,])(?:noindex|none)(?:$|[\s,])/i;
/** Names of `meta` that speak to every crawler, or to the largest. */
const ROBOTS_NAMES = new Set(['robots', 'googlebot', 'bingbot']);

function noindex({ page, fetched }: Facts): Answer {
  const tag = page
    .$('meta[name][content]')
    .toArray()
    .find(
      ({ attribs }) =>
        ROBOTS_NAMES.has((attribs.name ?? '').trim().toLowerCase()) &&
        NOINDEX.test(attribs.content ?? ''),
    );
  if (tag)
    return {
      outcome: 'found',
      quote: quoted(`<meta name="${tag.attribs.name}" content="${tag.attribs.content}">`),
    };
  const header = fetched?.robotsHeader ?? '';
  if (NOINDEX.test(header.replace(/^[\w-]+:/, ' ')))
    return { outcome: 'found', quote: quoted(`X-Robots-Tag: ${header}`) };
  return { outcome: 'not found' };
}

/** What addresses of one page have in common: not the scheme, www., a slash or index.html at the end, or .html. */
function sameAddress(one: URL, other: URL) {
  const host = ({ hostname }: URL) => hostname.replace(/^www\./, '');
  const path = ({ pathname }: URL) =>
    decoded(pathname)
      .replace(/index\.html?$/i, '')
      .replace(/\.html?$/i, '')
      .replace(/\/+$/, '');
  return host(one) === host(other) && path(one) === path(other) && one.search === other.search;
}

function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function canonicalElsewhere({ page, fetched }: Facts): Answer {
  const links = page
    .$('link[rel~=canonical][href]')
    .toArray()
    .map(({ attribs }) => oneLine(attribs.href ?? ''));
  const header = /<([^>]+)>\s*;[^,]*\brel="?canonical"?/i.exec(fetched?.linkHeader ?? '')?.[1];
  const named = [...links, ...(header ? [header] : [])].filter(Boolean);
  const [first] = named;
  if (first === undefined) return { outcome: 'not found' };
  // a pasted page does not say where it stood, but for what it says of itself
  const own = URL.parse(fetched?.url ?? page.$('meta[property="og:url"]').attr('content') ?? '');
  if (!own) return { ...cannotTell, quote: quoted(first) };
  const elsewhere = named.find((each) => {
    const canonical = URL.parse(each, own);
    return !canonical || !sameAddress(canonical, own);
  });
  return {
    outcome: elsewhere === undefined ? 'not found' : 'found',
    quote: quoted(elsewhere ?? first),
  };
}

export const READABLE = {
  status,
  redirects,
  'crawlers-shut-out': crawlersShutOut,
  noindex,
  'canonical-elsewhere': canonicalElsewhere,
  'empty-shell': emptyShell,
};
