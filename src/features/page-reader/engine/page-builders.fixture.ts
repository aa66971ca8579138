import type { CheckId } from '../checks.ts';

export const TEXT =
  'If you were hurt in a crash in Florida, you have two years to file a claim for your injuries, and the insurer will call you before that.';
export const CALL = '<a href="tel:+18135550117">(813) 555-0117</a>';
export const URL = 'https://www.firm.example/car-accidents';
export const CANONICAL = `<link rel="canonical" href="${URL}">`;
export const DESCRIPTION = '<meta name="description" content="What to do after a crash in Tampa.">';
export const TITLE = '<title>Car Accident Lawyers in Tampa</title>';
export const ld = (...graph: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
export const FIRM = {
  '@type': 'LegalService',
  '@id': '#firm',
  name: 'Whitfield & Cole',
  telephone: '+1-813-555-0117',
};
export const ARTICLE = {
  '@type': 'BlogPosting',
  datePublished: '2026-05-04T09:00:00-04:00',
  dateModified: '2026-06-01',
  author: { '@id': '#dana' },
  publisher: { '@id': '#firm' },
};
export const DANA = { '@type': 'Person', '@id': '#dana', name: 'Dana Whitfield' };
export const question = (name: string) => ({
  '@type': 'FAQPage',
  mainEntity: [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } }],
});
export const html = (head: string, body: string, attributes = 'lang="en"') =>
  `<!DOCTYPE html><html ${attributes}><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
export const HEAD = TITLE + DESCRIPTION + CANONICAL;
/** A page of a service is no article. */
export const SERVICE: CheckId[] = ['author-markup', 'date-markup'];

export const yoast = (head: string, body: string) =>
  html(
    `${head}<meta property="og:locale" content="en_US"><meta name="generator" content="WordPress 6.9">`,
    `<div id="page" class="site"><header id="masthead"><a class="custom-logo-link" href="/"><img alt="Whitfield &amp; Cole" src="/l.png"></a><nav><ul><li><a href="/">Home</a></li></ul></nav>${CALL}</header><main><article class="entry"><header class="entry-header"><h1 class="entry-title">Car accidents in Tampa</h1></header><div class="entry-content">${body}</div></article></main><footer><p>© 2026 Whitfield &amp; Cole</p></footer></div>`,
  );
export const P = `<p>${TEXT}</p>`;
export const BYLINE =
  '<p class="entry-meta">By <a rel="author" href="/dana">Dana Whitfield</a> on <time class="entry-date published" datetime="2026-05-04T09:00:00-04:00">May 4, 2026</time></p>';
export const squarespace = (head: string, body: string) =>
  html(
    `<base href="">${head}<meta itemprop="name" content="Whitfield &amp; Cole"><meta itemprop="url" content="${URL}"><script>Static = window.Static || {};</script>`,
    `<div id="siteWrapper"><header id="header"><div class="header-nav"><a href="/">Home</a></div></header><main id="page"><section class="page-section"><div class="sqs-block html-block"><div class="sqs-block-content">${body}</div></div></section></main></div>`,
    'lang="en-US" itemscope itemtype="http://schema.org/WebPage"',
  );
export const wix = (head: string, body: string) =>
  html(
    `${head}<script src="https://static.parastorage.com/main.js" defer></script><style>.font_0{font:1em sans-serif}</style>`,
    `<div id="SITE_CONTAINER"><div id="main_MF"><header id="SITE_HEADER" role="banner"><div><a href="tel:813-555-0117"><span>813-555-0117</span></a></div></header><main id="PAGES_CONTAINER">${body}</main></div></div><script>window.viewerModel = {};</script>`,
  );
export const webflow = (head: string, body: string) =>
  html(
    `${head}<meta content="Webflow" name="generator">`,
    `<div role="banner" class="navbar w-nav"><nav role="navigation" class="w-nav-menu"><a href="/" class="w-nav-link">Home</a></nav>${CALL}</div>${body}<script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery.js"></script>`,
    'data-wf-page="1" lang="en"',
  );
export const amp = (canonical: string) =>
  html(
    `<title>Two years to file</title>${DESCRIPTION}<link rel="canonical" href="${canonical}"><script async src="https://cdn.ampproject.org/v0.js"></script>${ld({ ...ARTICLE, author: DANA, publisher: FIRM })}`,
    `<header>${CALL}</header><article><h1>Two years to file</h1><p>By Dana Whitfield, May 4, 2026</p>${P}<amp-img src="/a.jpg" alt="A road"></amp-img></article>`,
    '⚡ lang="en"',
  );
export const next = (head: string, body: string) =>
  html(
    `${head}<link rel="preload" href="/_next/static/css/a.css" as="style"><script src="/_next/static/chunks/main.js" defer></script>`,
    `${body}<script id="__NEXT_DATA__" type="application/json">{"props":{"text":"${TEXT}"}}</script>`,
  );
