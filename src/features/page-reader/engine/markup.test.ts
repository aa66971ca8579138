import { describe, expect, test } from 'vitest';
import { ldPage, line, page } from './read-page.fixture.ts';

describe('JSON-LD (RFC 8259; JSON-LD 1.1)', () => {
  test.each([
    ['{"name":"two\nlines"}', /at position 12 \(line 1 column 13\)/],
    ['{"a":\n1,}', /at position 8 \(line 2 column 3\)/],
    ['{"a":1', /at position 6/],
    ['{"a":tru}', /"\{"a":tru\}"/],
    ['{"@type":"FAQPage"};', /at position 19/],
  ])('%j does not parse, and the message has the position', (json, message) => {
    expect(line(ldPage(json), 'json-ld-broken')).toMatchObject({
      problem: 'json-ld-broken',
      note: expect.stringMatching(message),
    });
    for (const id of [
      'markup-types',
      'questions-in-markup',
      'author-markup',
      'date-markup',
    ] as const)
      expect(line(ldPage(json), id)?.reason).toBe('broken-markup');
  });
});

describe('microdata (HTML Standard, 5) and RDFa Lite 1.1 are read like JSON-LD', () => {
  const forms: [string, string][] = [
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/FAQPage"><div itemprop="mainEntity" itemscope itemtype="https://schema.org/Question"><meta itemprop="name" content="Only here?"></div></div><div itemscope itemtype="https://schema.org/LegalService"><a itemprop="telephone" href="tel:+18135550199">Call</a> 813-555-0117</div><article itemscope itemtype="http://schema.org/BlogPosting"><span itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Dana Reyes</span></span><time itemprop="datePublished" datetime="2026-05-04">May 4</time></article>',
    ],
    [
      'RDFa',
      '<div vocab="https://schema.org/" typeof="FAQPage"><div property="mainEntity" typeof="Question"><meta property="name" content="Only here?"></div></div><div vocab="https://schema.org/" typeof="LegalService"><span property="telephone" content="813-555-0199">Call</span> 813-555-0117</div><article prefix="schema: https://schema.org/" typeof="schema:BlogPosting"><span property="schema:author" typeof="schema:Person"><span property="schema:name">Dana Reyes</span></span><time property="schema:datePublished" datetime="2026-05-04">May 4</time></article>',
    ],
  ];
  test.each(forms)('%s', (name, body) => {
    const html = page('', body);
    expect(line(html, 'markup-types')?.items).toEqual(
      expect.arrayContaining(['FAQPage', 'Question', 'LegalService', 'BlogPosting', 'Person']),
    );
    expect(line(html, 'questions-in-markup')?.items).toEqual(['Only here?']);
    expect(line(html, 'author-markup')).toMatchObject({ outcome: 'found', items: ['Dana Reyes'] });
    expect(line(html, 'date-markup')).toMatchObject({
      outcome: 'found',
      items: ['datePublished: 2026-05-04'],
    });
    expect(line(html, 'markup-differs')?.problem).toBe(
      name === 'RDFa' ? 'phone-differs' : undefined,
    );
  });
});

describe('statements that a page could contradict', () => {
  const article = (value: object, body: string) =>
    ldPage(JSON.stringify({ '@type': 'Article', ...value }), body);

  test('several broken blocks give a note within the length that a browser accepts', () => {
    const broken = '<script type="application/ld+json">{"name":"x" "y"}</script>'.repeat(9);
    expect(line(page(broken), 'json-ld-broken')?.note?.length).toBeLessThanOrEqual(300);
  });

  test.each([
    ['soft hyphens and accents', { name: 'José Reyes-Núñez' }, 'By Jose Rey&shy;es Nunez'],
    ['each part in an element', { name: 'Dana Reyes' }, '<b>Dana</b><b>Reyes</b>'],
    ['parts of a name', { givenName: 'Dana', familyName: 'Reyes' }, 'By Dana Reyes'],
    ['a typed value', { name: { '@value': 'Dana Reyes' } }, 'By Dana Reyes'],
  ])('an author with %s is shown', (_, author, body) => {
    expect(line(article({ author }, body), 'author-markup')?.outcome).toBe('found');
    expect(line(article({ author }, body), 'author-markup')?.problem).toBeUndefined();
  });

  test.each([
    ['Attorney Luis Vega', 'By Luis Vega'],
    ['Lic. María Luna', 'Por María Luna'],
    ['Amy Hart Esq.', 'By Amy Hart'],
    ['Robert J. Price', 'By Robert Price'],
    ['李 明', '李明'],
    ['Amy Hart and Bo Lee', 'By Amy Hart & Bo Lee'],
  ])('the author %s is shown as %s', (name, body) => {
    expect(line(article({ author: { name } }, body), 'author-markup')?.problem).toBeUndefined();
  });

  test('the author of a cited work is not the author of the page', () => {
    const citation = { '@type': 'Article', author: { name: 'Cy Cole' } };
    expect(line(article({ citation }, ''), 'author-markup')?.problem).toBe('no-author');
  });

  test('an address as author is not a name', () => {
    const body = '<a itemprop="author" href="/team/dana">Dana</a>';
    const html = page('', `<div itemscope itemtype="https://schema.org/Article">${body}</div>`);
    expect(line(html, 'author-markup')?.problem).toBeUndefined();
  });

  test.each([
    ['an offer of a job', '<script type="application/ld+json">{"@type":"JobPosting"}</script>'],
    ['a page that Yoast calls an article', '<meta property="og:type" content="article">'],
    ['a name that every object inherits', '<meta name="constructor" content="x">'],
  ])('%s needs neither author nor date', (_, head) => {
    expect(line(page(head), 'author-markup')?.reason).toBe('no-article');
    expect(line(page(head), 'date-markup')?.reason).toBe('no-article');
  });

  test('one thing may have its parts and types in several places', () => {
    const article = {
      '@id': '#page',
      '@type': 'Article',
      author: { '@list': [{ '@id': '#dana' }] },
    };
    const dana = { '@id': '#dana', '@type': 'Person', name: { '@value': 'Dana Reyes' } };
    const html = ldPage(
      JSON.stringify([article, dana, { '@id': '#page', '@type': 'WebPage' }]),
      'By Dana Reyes',
    );
    expect(line(html, 'author-markup')?.items).toEqual(['Dana Reyes']);
    expect(line(html, 'markup-types')?.items).toEqual(['Article', 'WebPage', 'Person']);
    expect(line(html, 'date-markup')?.problem).toBe('no-date');
  });

  const ld = (value: object) =>
    `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
  const news = { '@type': 'NewsArticle', headline: 'Verdict' };
  test.each([
    ['an article that a page mentions', ld({ '@type': 'WebPage', mentions: news })],
    [
      'an article that a page mentions by reference',
      ld({
        '@graph': [
          { '@type': 'WebPage', mentions: { '@id': '#n' } },
          { '@id': '#n', ...news },
        ],
      }),
    ],
    ['a list of posts', ld({ '@type': 'Blog', blogPost: [{ '@type': 'BlogPosting' }] })],
    ['posts side by side', ld({ '@graph': [news, news] })],
    [
      'an article with parts elsewhere',
      '<div itemscope itemtype="https://schema.org/Article" itemref="by"></div><p id="by">By Dana</p>',
    ],
  ])('%s lacks neither author nor date', (_, body) => {
    expect(line(page('', body), 'author-markup')?.problem).toBeUndefined();
    expect(line(page('', body), 'date-markup')?.problem).toBeUndefined();
  });

  test.each([
    ['on its own', ld(news)],
    ['as the main part of the page', ld({ '@type': 'WebPage', mainEntity: news })],
  ])('an article %s needs an author and a date', (_, body) => {
    expect(line(page('', body), 'author-markup')?.problem).toBe('no-author');
    expect(line(page('', body), 'date-markup')?.problem).toBe('no-date');
  });

  test.each([
    ['an author without a name', { author: { url: '/team/dana' } }, 'author-markup'],
    ['a creator', { creator: 'Dana Reyes' }, 'author-markup'],
    ['the day of its creation', { dateCreated: '2026-05-04' }, 'date-markup'],
  ] as const)('an article with %s has what the reader does not check', (_, value, id) => {
    expect(line(article(value, ''), id)?.reason).toBe('other-form');
  });

  test.each([
    ['RDFa of other vocabularies', '<div typeof="sioc:Item foaf:Document"></div>'],
    ['microdata without a type', '<div itemscope><b itemprop="name">Wills</b></div>'],
  ])('%s is structured data, too', (_, body) => {
    expect(line(page('', body), 'markup-types')?.reason).toBe('other-form');
  });

  test('a link with percent-encoded signs calls the number that it shows', () => {
    const html = page('', '<a href="tel:%2B1813%2D555%2D0117">813-555-0117</a>');
    expect(line(html, 'call-links')?.problem).toBeUndefined();
  });

  test('a map may call', () => {
    const html = page('', '<map><area href="tel:+16145550123"></map>');
    expect(line(html, 'call-links')?.items).toEqual(['tel:+16145550123']);
  });

  test('a number that is not known as the phone of the firm needs no link', () => {
    const html = page('', '<p>Fax: (614) 555-0123. Docket 2024 614 555 0123.</p>');
    expect(line(html, 'call-links')?.reason).toBe('no-call');
  });

  test('a link of 150,000 characters takes no longer than the page', () => {
    const began = process.threadCpuUsage().user;
    line(page('', `<a href="tel:${';'.repeat(150_000)}\n1">813-555-0117</a>`), 'call-links');
    expect(process.threadCpuUsage().user - began).toBeLessThan(1_000_000);
  });
});

describe('phones (RFC 3966; ITU-T E.161)', () => {
  const ofFirm = (telephone: string, body: string) =>
    line(ldPage(JSON.stringify({ '@type': 'LegalService', telephone }), body), 'markup-differs');
  test.each([
    ['+1 813-555-0117 ext. 4', '(813) 555-0117'],
    ['813-555-0117 x4', '813.555.0117'],
    ['+18135550117', '813 555 0117'],
    ['tel:+1-813-555-0117;ext=4', '1 (813) 555-0117'],
    ['800-555-4529', '800-555-4LAW, or 813-555-0117'],
    ['1-800-555-4LAW', '(800) 555-4529'],
    ['(813) 555-0117', '<a href="tel:8135550117,,4">Call us</a> 813-555-0199'],
    ['813-555-0117', '813‑555‑0117'],
    ['813-555-0117', '813 • 555 • 0117, or fax 813-555-0199'],
    ['813-555-0117', '8135550117 33602 Tampa, or fax 813-555-0199'],
    ['800-487-8669', 'Suite 200, call 1-800-Hurt-Now, or fax 813-555-0199'],
  ])('%s matches a page that shows %s', (telephone, body) => {
    expect(ofFirm(telephone, body)).toMatchObject({ outcome: 'not found' });
  });

  const telephone = '813-555-0117';
  test.each<[string, object]>([
    [
      'as a value',
      { '@type': 'LegalService', contactPoint: [{ '@type': 'ContactPoint', telephone }] },
    ],
    [
      'as a reference',
      {
        '@graph': [
          { '@type': 'Organization', contactPoint: { '@id': '#c' } },
          { '@id': '#c', '@type': 'ContactPoint', telephone },
        ],
      },
    ],
  ])('the phone of the firm is in a contact point %s', (_, value) => {
    const check = line(ldPage(JSON.stringify(value), telephone), 'markup-differs');
    expect(check).toMatchObject({ outcome: 'not found', items: [telephone] });
  });

  test.each([
    ['of a place', { location: { '@type': 'Place', telephone } }],
    ['nowhere', { name: 'Reyes Law' }],
  ])('a phone that is %s is not compared', (_, value) => {
    const html = ldPage(JSON.stringify({ '@type': 'LegalService', ...value }), telephone);
    expect(line(html, 'markup-differs')?.reason).toBe('no-markup-phone');
  });
});

describe('days (ISO 8601)', () => {
  const dated = (value: object, body: string) =>
    line(ldPage(JSON.stringify({ '@type': 'Article', ...value }), body), 'date-markup');

  test('a page is not modified before it is published', () => {
    const value = { datePublished: '2026-05-04', dateModified: '2026-05-01' };
    expect(dated(value, '')?.problem).toBe('date-order');
  });

  test('a day is compared with the time elements of the page', () => {
    const value = { datePublished: '2026-05-04T09:00:00-05:00' };
    expect(dated(value, '<time datetime="2026-05-04">May 4</time>')?.outcome).toBe('found');
    expect(dated(value, '<p>May 4, 2026</p>')?.reason).toBe('day-not-compared');
  });
});
