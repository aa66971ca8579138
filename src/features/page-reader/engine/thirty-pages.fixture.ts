import type { CheckId, Problem } from '../checks.ts';
import type { Unread } from '../reading.ts';
import {
  ARTICLE,
  amp,
  BYLINE,
  CALL,
  CANONICAL,
  DANA,
  DESCRIPTION,
  FIRM,
  HEAD,
  html,
  ld,
  next,
  P,
  question,
  SERVICE,
  squarespace,
  TEXT,
  TITLE,
  URL,
  webflow,
  wix,
  yoast,
} from './page-builders.fixture.ts';

/** What a person finds on a page: faults, and checks that cannot be made. Everything else is in order. */
export type LabeledPage = {
  name: string;
  html: string;
  url?: string;
  fix?: Problem[];
  unchecked?: CheckId[];
  unread?: Unread;
};

export const PAGES: LabeledPage[] = [
  { name: 'Yoast, an article', html: yoast(HEAD + ld(ARTICLE, DANA, FIRM), BYLINE + P) },
  { name: 'Yoast, a service', html: yoast(HEAD + ld(FIRM), P), unchecked: SERVICE },
  {
    name: 'Yoast, a question in entities',
    html: yoast(
      HEAD + ld(FIRM, question('What&#8217;s my case worth?')),
      `${P}<h2>What’s my case worth?</h2>`,
    ),
    unchecked: SERVICE,
  },
  {
    name: 'Yoast, a copy for tests that went live',
    html: yoast(`${HEAD}<meta name="robots" content="noindex, nofollow">${ld(FIRM)}`, P),
    fix: ['noindex'],
    unchecked: SERVICE,
  },
  {
    name: 'WordPress blocks, theme and plugin both set a canonical',
    html: yoast(
      `${HEAD}<link rel="canonical" href="https://www.firm.example/?p=12">${ld(FIRM)}`,
      `<div class="wp-block-group">${P}</div>`,
    ),
    fix: ['two-canonicals'],
    unchecked: SERVICE,
  },
  {
    name: 'WordPress blocks, a visit from an ad',
    url: `${URL}?utm_source=google&gclid=abc`,
    html: yoast(HEAD + ld(FIRM), P),
    unchecked: SERVICE,
  },
  {
    name: 'WordPress blocks, Open Graph alone',
    html: yoast(
      `${HEAD}<meta property="og:type" content="article"><meta property="article:published_time" content="2026-05-04T13:00:00+00:00">`,
      BYLINE + P,
    ),
    fix: ['no-structured-data', 'no-author'],
  },
  {
    name: 'WordPress blocks, a line break in the markup',
    html: yoast(
      `${HEAD}<script type="application/ld+json">{"@type":"LegalService","name":"Whitfield\n& Cole"}</script>`,
      P,
    ),
    fix: ['json-ld-broken'],
    unchecked: ['markup-types', ...SERVICE],
  },
  {
    name: 'WordPress blocks, a heading level left out',
    html: yoast(HEAD + ld(FIRM), `${P}<h2>Deadlines</h2>${P}<h4>In court</h4>${P}`),
    fix: ['skipped-level'],
    unchecked: SERVICE,
  },
  {
    name: 'Squarespace',
    html: squarespace(HEAD + ld(FIRM), `<h1>Car accidents</h1>${P}<p>Call ${CALL}</p>`),
    unchecked: SERVICE,
  },
  {
    name: 'Squarespace, no description',
    html: squarespace(TITLE + CANONICAL, `<h1>Car accidents</h1>${P}<p>${CALL}</p>`),
    fix: ['no-description'],
    unchecked: SERVICE,
  },
  {
    name: 'Squarespace, a link that calls the template’s number',
    html: squarespace(
      HEAD,
      `<h1>Car accidents</h1>${P}<a href="tel:5555555555">(813) 555-0117</a>`,
    ),
    fix: ['call-link-differs'],
    unchecked: SERVICE,
  },
  {
    name: 'Wix',
    html: wix(
      HEAD + ld(FIRM),
      `<h1 class="font_0"><span class="color_11">Car accidents</span></h1><div class="font_8"><span>${TEXT}</span></div>`,
    ),
    unchecked: SERVICE,
  },
  {
    name: 'Wix, its text in paragraphs as headings',
    html: wix(
      HEAD + ld(FIRM),
      `<h2 class="font_2">Car accidents</h2><p class="font_8">${TEXT}</p>`,
    ),
    fix: ['no-h1'],
    unchecked: ['opening', ...SERVICE],
  },
  {
    name: 'a domain that shows a Wix page in a frame',
    html: '<html><head><title>Firm</title></head><body style="margin:0"><iframe src="https://firm.wixsite.example/site" style="width:100%;height:100%"></iframe></body></html>',
    unread: 'frames',
  },
  {
    name: 'Webflow',
    html: webflow(
      HEAD + ld(FIRM),
      `<section class="hero"><h1 class="heading">Car accidents</h1><div class="w-richtext">${P}</div></section>`,
    ),
    unchecked: SERVICE,
  },
  {
    name: 'Webflow, a rich text that begins with h3',
    html: webflow(
      HEAD + ld(FIRM),
      `<h1>Car accidents</h1><div class="w-richtext">${P}<h3>First</h3>${P}</div>`,
    ),
    fix: ['skipped-level'],
    unchecked: SERVICE,
  },
  {
    name: 'Webflow, a drawn logo and no title',
    html: webflow(
      DESCRIPTION + CANONICAL + ld(FIRM),
      `<svg viewBox="0 0 9 9"><title>Logo</title></svg><h1>Car accidents</h1>${P}`,
    ),
    fix: ['no-title'],
    unchecked: SERVICE,
  },
  {
    name: 'AMP beside another form',
    html: amp('https://www.firm.example/two-years'),
    url: 'https://www.firm.example/two-years/amp',
  },
  { name: 'AMP alone', html: amp(URL) },
  {
    name: 'Next.js, made on the server',
    html: next(
      HEAD + ld(FIRM),
      `<div id="__next"><header>${CALL}</header><main><h1>Car accidents</h1>${P}</main></div>`,
    ),
    unchecked: SERVICE,
  },
  {
    name: 'Next.js, made in the browser',
    html: next(HEAD, '<div id="__next"><div class="spinner">Loading</div></div>'),
    fix: ['needs-scripts'],
    unchecked: [
      'h1',
      'opening',
      'skipped-level',
      'json-ld-broken',
      'markup-types',
      'questions-in-markup',
      'markup-differs',
      'call-links',
      ...SERVICE,
    ],
  },
  {
    name: 'Next.js, streamed: the text comes hidden',
    html: next(
      HEAD + ld(FIRM),
      `<main><!--$?--><template id="B:0"></template><p>Loading</p><!--/$--></main><div hidden id="S:0"><h1>Car accidents</h1>${P}${CALL}</div><script>$RC("B:0","S:0")</script>`,
    ),
    unchecked: SERVICE,
  },
  {
    name: 'by hand, of 1999',
    html: `<HTML><HEAD><TITLE>Whitfield & Cole</TITLE></HEAD><BODY BGCOLOR=white><CENTER><FONT SIZE=6>Whitfield & Cole</FONT></CENTER><TABLE><TR><TD>${TEXT}<BR>Call 813-555-0117</TABLE></BODY></HTML>`,
    fix: ['no-description', 'no-h1', 'no-structured-data', 'no-call-link'],
    unchecked: ['opening', ...SERVICE],
  },
  {
    name: 'by hand, with frames',
    html: '<html><head><title>Firm</title><script>x()</script></head><frameset cols="20%,*"><frame src="menu.html"><frame src="main.html"></frameset></html>',
    unread: 'frames',
  },
  {
    name: 'by hand, a page that forwards',
    html: '<title>Moved</title><meta http-equiv="refresh" content="0; URL=\'/new\'"><p>We have moved.',
    unread: 'forwards',
  },
  {
    name: 'by hand, microdata',
    html: html(
      HEAD,
      `<div itemscope itemtype="https://schema.org/LegalService"><span itemprop="name">Whitfield &amp; Cole</span> <span itemprop="telephone">(813) 555-0118</span></div><h1>Car accidents</h1>${P}${CALL}`,
    ),
    unchecked: SERVICE,
  },
  {
    name: 'by hand, RDFa with a question of its own',
    html: html(
      HEAD,
      `<h1>Car accidents</h1>${P}${CALL}<div vocab="https://schema.org/" typeof="FAQPage"><div property="mainEntity" typeof="Question"><meta property="name" content="Do you speak Spanish?"></div></div>`,
    ),
    fix: ['questions-not-shown'],
    unchecked: SERVICE,
  },
  {
    name: 'in Spanish, dated',
    html: html(
      HEAD + ld({ ...ARTICLE, author: DANA }),
      `<h1>Accidentes de auto</h1><p>Por Dana Whitfield, 4 de mayo de 2026</p><p>El abogado explica qué plazo tiene usted para presentar una demanda por sus lesiones y qué dice la aseguradora cuando llama.</p>${CALL}`,
      'lang="es"',
    ),
  },
  {
    name: 'in Japanese',
    html: html(
      HEAD + ld(FIRM),
      `<h1>交通事故の相談</h1><p>事故の後、保険会社から連絡が来る前に、弁護士に相談することをお勧めします。請求には期限があります。</p>${CALL}`,
      'lang="ja"',
    ),
    unchecked: SERVICE,
  },
  {
    name: 'with a declarative shadow tree',
    html: html(
      HEAD + ld(FIRM),
      `<firm-hero><template shadowrootmode="open"><h1>Car accidents</h1><slot></slot></template>${P}</firm-hero>${CALL}`,
    ),
    unchecked: SERVICE,
  },
  {
    name: 'with a number in letters and a bar association',
    html: html(
      HEAD +
        ld({
          ...FIRM,
          telephone: '1-800-555-4529',
          memberOf: { '@type': 'Organization', name: 'The Bar', telephone: '850-555-0100' },
        }),
      `<h1>Car accidents</h1>${P}<a href="tel:+18005554529">1-800-555-4LAW</a> or ${CALL}`,
    ),
    unchecked: SERVICE,
  },
];
