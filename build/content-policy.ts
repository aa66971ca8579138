import { createHash } from 'node:crypto';
import { load } from 'cheerio';

export type PolicyOptions = {
  /** Origin of a backend that is not this site's own, or undefined. */
  backendOrigin: string | undefined;
  /** True when the build has CSS files, which an island may ask for long after the page was parsed. */
  hasStylesheets: boolean;
  /** True when any CSS or HTML of the build has a picture written as a `data:` address. */
  hasDataImages: boolean;
};

/** Everything that shows a picture by address. */
const PICTURES = 'img[src], img[srcset], source[srcset]';

export type PageReport = { policy: string; problems: string[]; inlineScriptBytes: number };

/** Types a browser runs or obeys: each inline one needs its hash in the policy. */
const ACTIVE_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);
/** Types a browser only stores, so the policy has nothing to say about them. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);
const SNIPPET_LENGTH = 120;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const snippet = (markup: string) => markup.replace(/\s+/g, ' ').slice(0, SNIPPET_LENGTH);

/**
 * The other sites whose pictures a page shows: an article may name one as its featured image.
 * `addresses` is one src or srcset; pictures of our own give none.
 */
function pictureOrigins(addresses: string): string[] {
  return addresses
    .split(/,\s+/)
    .map((entry) => URL.parse(entry.trim().split(/\s/)[0] ?? ''))
    .flatMap((url) => (url && /^https?:$/.test(url.protocol) ? [url.origin] : []));
}

/**
 * HTML of a built page in; its Content-Security-Policy out, with the problems that no strict policy can allow
 * (style attributes, inline event handlers, `javascript:` addresses, script types we do not know), each with
 * a snippet, and the bytes of inline script that run.
 */
export function pagePolicy(html: string, options: PolicyOptions): PageReport {
  // A browser without JavaScript parses what is inside noscript: it has to hold there too.
  const $ = load(html, { scriptingEnabled: false });
  const problems: string[] = [];
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const pictures = new Set<string>();
  let inlineScriptBytes = 0;

  $('*').each((_, element) => {
    if (!('attribs' in element)) return;
    for (const [name, value] of Object.entries(element.attribs)) {
      const markup = () => snippet($.html(element));
      if (name === 'style') problems.push(`style attribute: ${markup()}`);
      else if (name.startsWith('on')) problems.push(`inline event handler ${name}: ${markup()}`);
      else if (/^\s*javascript:/i.test(value)) problems.push(`javascript: address in ${name}: ${markup()}`);
    }
  });
  $('script:not([src])').each((_, element) => {
    const type = ($(element).attr('type') ?? '').trim().toLowerCase();
    const text = $(element).text();
    if (ACTIVE_TYPES.has(type)) {
      scripts.add(hashSource(text));
      inlineScriptBytes += Buffer.byteLength(text);
    } else if (!DATA_TYPES.has(type)) {
      problems.push(`inline script of unknown type "${type}": ${snippet($.html(element))}`);
    }
  });
  $('style').each((_, element) => {
    styles.add(hashSource($(element).text()));
  });
  $(PICTURES).each((_, element) => {
    const { src = '', srcset = '' } = $(element).attr() ?? {};
    for (const origin of [...pictureOrigins(src), ...pictureOrigins(srcset)]) pictures.add(origin);
  });
  const sources = { scripts: [...scripts], styles: [...styles], pictures: [...pictures] };
  return { policy: policyText(sources, options), problems, inlineScriptBytes };
}

type Sources = { scripts: string[]; styles: string[]; pictures: string[] };

function policyText({ scripts, styles, pictures }: Sources, options: PolicyOptions): string {
  const own = options.backendOrigin ? `'self' ${options.backendOrigin}` : "'self'";
  const styleSources = [...(options.hasStylesheets ? ["'self'"] : []), ...styles];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    `style-src ${styleSources.length > 0 ? styleSources.join(' ') : "'none'"}`,
    ["img-src 'self'", ...(options.hasDataImages ? ['data:'] : []), ...pictures].join(' '),
    "font-src 'self'",
    `connect-src ${own}`,
    `form-action ${own}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
