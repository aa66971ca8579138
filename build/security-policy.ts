import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { AnalyticsTool } from '../src/features/analytics/tool.ts';
import { firstCharacters } from '../src/text/characters.ts';
import { urlsInAttribute } from '../src/text/html.ts';

export type PolicyOptions = {
  backendOrigin: string | undefined;
  analytics?: AnalyticsTool['hosts'] | undefined;
};

const PICTURE_ELEMENTS = new Set(['img', 'source']);

export type PageReport = {
  policy: string;
  problems: string[];
  /** The ids and the links of the page. build/broken-links.ts checks both. */
  anchors: Set<string>;
  links: Set<string>;
};

const LINK_ATTRIBUTES = ['href', 'src', 'action', 'data-script', 'data-first', 'data-overlays'];
/** Matches a path in the props of an island: its component shows the path as a link. */
const PATH_IN_PROPS = /"(\/[\w/-]*(?:[?#][^"\s]*)?)"/g;

const linksIn = (attributes: Record<string, string>): string[] => [
  ...LINK_ATTRIBUTES.flatMap((name) => attributes[name] || []),
  ...urlsInAttribute('srcset', attributes.srcset ?? ''),
  ...[...(attributes.props?.matchAll(PATH_IN_PROPS) ?? [])].map(([, path = '']) => path),
];

/** Browsers run inline scripts of these types, so the policy needs the hash of each. */
const ACTIVE_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);
/** Browsers do not run scripts of these types, so the policy does not restrict them. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);
const SNIPPET_LENGTH = 120;

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const snippet = (markup: string) => firstCharacters(markup.replace(/\s+/g, ' '), SNIPPET_LENGTH);

const originsIn = (attributes: Record<string, string>): string[] =>
  ['src', 'srcset']
    .flatMap((name) => urlsInAttribute(name, attributes[name] ?? ''))
    .map((address) => URL.parse(address))
    .flatMap((url) => (url && /^https?:$/.test(url.protocol) ? [url.origin] : []));

function attributeProblem(name: string, value: string): string | undefined {
  if (name === 'style') return 'style attribute';
  if (name.startsWith('on')) return `inline event handler ${name}`;
  return /^\s*javascript:/i.test(value) ? `javascript: address in ${name}` : undefined;
}

/** The Content-Security-Policy of a page. `problems` names what it cannot allow, with a snippet. */
export function pagePolicy(html: string, options: PolicyOptions): PageReport {
  const problems: string[] = [];
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const pictureOrigins = new Set<string>();
  const anchors = new Set(['top']);
  const links = new Set<string>();
  let openInlineCode: { text: string; type?: string } | undefined;

  function readTag(tag: string, attributes: Record<string, string>, start: number) {
    const addProblem = (problem: string) =>
      problems.push(`${problem}: ${snippet(html.slice(start))}`);
    if (attributes.id) anchors.add(attributes.id);
    for (const link of linksIn(attributes)) links.add(link);
    for (const [name, value] of Object.entries(attributes)) {
      const problem = attributeProblem(name, value);
      if (problem) addProblem(problem);
    }
    if (PICTURE_ELEMENTS.has(tag))
      for (const origin of originsIn(attributes)) pictureOrigins.add(origin);
    if (tag === 'style') openInlineCode = { text: '' };
    if (tag !== 'script' || 'src' in attributes) return;
    const type = (attributes.type ?? '').trim().toLowerCase();
    if (ACTIVE_TYPES.has(type)) openInlineCode = { text: '', type };
    else if (!DATA_TYPES.has(type)) addProblem(`inline script of unknown type "${type}"`);
  }

  // The content of noscript and templates counts too, because the policy applies to it.
  const parser = new Parser({
    onopentag: (tag, attributes) => readTag(tag, attributes, parser.startIndex),
    ontext(text) {
      if (openInlineCode) openInlineCode.text += text;
    },
    onclosetag() {
      if (!openInlineCode) return;
      // Browsers normalize line ends before they compare the hash.
      const text = openInlineCode.text.replaceAll(/\r\n?/g, '\n');
      (openInlineCode.type === undefined ? styleHashes : scriptHashes).add(hashSource(text));
      openInlineCode = undefined;
    },
  });
  parser.end(html);
  const sources = {
    scriptHashes: [...scriptHashes],
    styleHashes: [...styleHashes],
    pictureOrigins: [...pictureOrigins],
  };
  return { policy: policyText(sources, options), problems, anchors, links };
}

type Sources = { scriptHashes: string[]; styleHashes: string[]; pictureOrigins: string[] };

function policyText(
  { scriptHashes, styleHashes, pictureOrigins }: Sources,
  options: PolicyOptions,
): string {
  const { analytics } = options;
  const ownSources = options.backendOrigin ? `'self' ${options.backendOrigin}` : "'self'";
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(analytics?.scripts ?? []), ...scriptHashes].join(' '),
    `style-src ${styleHashes.length > 0 ? styleHashes.join(' ') : "'none'"}`,
    // Each page has its icon as a data address (src/site/tab-icon.ts).
    ["img-src 'self' data:", ...(analytics?.pictures ?? []), ...pictureOrigins].join(' '),
    "font-src 'self'",
    [`connect-src ${ownSources}`, ...(analytics?.connections ?? [])].join(' '),
    `form-action ${ownSources}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
