import { LLMS_PATH } from '../text/markdown-address.ts';

type Crawler = { agent: string; purpose: string };

/** Crawlers that robots.txt names. Crawlers without a name in it may also read all pages. */
const SEARCH_CRAWLERS: readonly Crawler[] = [
  { agent: 'Googlebot', purpose: 'Google Search, AI Overviews included' },
  { agent: 'Bingbot', purpose: 'Bing and Copilot' },
  { agent: 'Applebot', purpose: 'Siri, Spotlight and Safari' },
  { agent: 'DuckDuckBot', purpose: 'DuckDuckGo' },
];
export const ANSWER_CRAWLERS: readonly Crawler[] = [
  { agent: 'OAI-SearchBot', purpose: 'ChatGPT search' },
  { agent: 'ChatGPT-User', purpose: 'pages a ChatGPT user asks about' },
  { agent: 'Claude-SearchBot', purpose: 'Claude search' },
  { agent: 'Claude-User', purpose: 'pages a Claude user asks about' },
  { agent: 'PerplexityBot', purpose: 'Perplexity search' },
  { agent: 'Perplexity-User', purpose: 'pages a Perplexity user asks about' },
];
export const TRAINING_CRAWLERS: readonly Crawler[] = [
  { agent: 'GPTBot', purpose: 'OpenAI models' },
  { agent: 'ClaudeBot', purpose: 'Claude models' },
  { agent: 'Google-Extended', purpose: 'Gemini models' },
  { agent: 'Applebot-Extended', purpose: 'Apple models' },
  { agent: 'CCBot', purpose: 'Common Crawl, which many models learn from' },
];

/** Each group repeats these rules, because a crawler obeys only the group with its name. */
const RULES = ['Allow: /', 'Disallow: /functions/'];
const EVERYONE_ELSE = ['# Everyone else.', 'User-agent: *', ...RULES, ''];

function crawlerGroup(comment: string, crawlers: readonly Crawler[]): string[] {
  return [
    `# ${comment}`,
    ...crawlers.map(({ agent, purpose }) => `#   ${agent}: ${purpose}`),
    ...crawlers.map(({ agent }) => `User-agent: ${agent}`),
    ...RULES,
    '',
  ];
}

/** Search engines must read a preview, else they would not find the noindex in its pages. */
export function previewRobotsText(): string {
  const crawlers = [...ANSWER_CRAWLERS, ...TRAINING_CRAWLERS];
  return [
    '# A preview with sample content. Every page asks not to be indexed.',
    ...crawlers.map(({ agent }) => `User-agent: ${agent}`),
    'Disallow: /',
    '',
    ...EVERYONE_ELSE,
  ].join('\n');
}

export function robotsText(origin: string, sitemap: string): string {
  return [
    '# Every page may be read, indexed, quoted and answered from.',
    '# /functions/ takes forms and holds no pages. Pages that are not for search results say so themselves.',
    `# For language models, the same pages as markdown: ${origin}${LLMS_PATH}`,
    '',
    ...crawlerGroup('Search engines: index everything.', SEARCH_CRAWLERS),
    ...crawlerGroup('Answer engines: read, quote and link everything.', ANSWER_CRAWLERS),
    ...crawlerGroup(
      'Training of language models: allowed, so that they know who we are.',
      TRAINING_CRAWLERS,
    ),
    ...EVERYONE_ELSE,
    `Sitemap: ${origin}${sitemap}`,
    '',
  ].join('\n');
}
