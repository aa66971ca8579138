import { describe, expect } from 'vitest';
import { site } from '../support/content-in-use.ts';
import { type BuiltPage, everyPage, isHidden, pages, plainText } from './built-pages.ts';
import {
  REQUIRED,
  REQUIRED_OF_PROFILE,
  REQUIRED_ON_TOP,
  TYPES_OF_PAGES,
  VALUES,
} from './structured-data-types.ts';

type Node = { [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}
const blocksOf = ({ $ }: BuiltPage) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((block) => JSON.parse($(block).text()) as Node);
const nodesOf = (page: BuiltPage) => blocksOf(page).flatMap(nodesIn);
const ofType = (page: BuiltPage, type: string) =>
  nodesOf(page).filter((node) => [node['@type']].flat().includes(type));
const valueAt = (node: Node, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node);
/** Returns the paths without a value; an empty list counts as no value. */
const missingPaths = (nodes: readonly Node[], paths: string) =>
  nodes.flatMap((node) =>
    paths
      .split(' ')
      .filter((path) => [valueAt(node, path)].flat().every((value) => value === undefined))
      .map((path) => `${node['@type']}: ${path}`),
  );
const profiles = pages.filter((page) => page.address.startsWith('/team/') && !isHidden(page));
const articles = pages.filter((page) => ofType(page, 'BlogPosting').length > 0);
/** Articles have their questions in the text; all other pages have a section of questions. */
const otherPages = pages.filter((page) => !articles.includes(page));
/** An object with an id alone only refers to another one. */
const isDefinition = (node: Node) => '@id' in node && Object.keys(node).length > 1;
const definedIds = new Set(
  pages
    .flatMap(nodesOf)
    .filter(isDefinition)
    .map((node) => node['@id']),
);

describe('the graph', () => {
  everyPage(
    'of every page is a single block that starts with the agency and defines each id once',
    (page) => {
      const blocks = blocksOf(page);
      expect(blocks).toHaveLength(1);
      expect(blocks[0]?.['@context']).toBe('https://schema.org');
      const graph = blocks[0]?.['@graph'] as Node[];
      expect(graph[0]?.['@type']).toBe(site.organization);
      expect(graph.filter((node) => !node['@id'] || !node['@type'])).toEqual([]);
      const ids = nodesOf(page)
        .filter(isDefinition)
        .map((node) => node['@id']);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
  );

  everyPage('of every page refers only to ids that some page defines', (page) => {
    const references = nodesOf(page).filter((node) => '@id' in node && !isDefinition(node));
    expect(references.map((node) => node['@id']).filter((id) => !definedIds.has(id))).toEqual([]);
  });

  everyPage('of every page has no empty field and no markup of our own', (page) => {
    const values = nodesOf(page).flatMap(Object.values);
    const isWrong = (value: unknown) => value === null || /^$|==|\[\[/.test(String(value));
    expect(values.filter((value) => !isNode(value) && isWrong(value))).toEqual([]);
  });
});

/** Search engines accept reviews of these types; Service is not among them. */
const REVIEWED = new Set([
  'LegalService',
  'ProfessionalService',
  'LocalBusiness',
  'Organization',
  'Product',
  'SoftwareApplication',
]);

everyPage('every page has reviews only of types for which search engines accept them', (page) => {
  const reviewed = nodesOf(page).filter((node) => 'review' in node || 'aggregateRating' in node);
  expect(
    reviewed.map((node) => String(node['@type'])).filter((type) => !REVIEWED.has(type)),
  ).toEqual([]);
});

describe('the objects', () => {
  everyPage('of every page have the properties that their types require', (page) => {
    const onTop = blocksOf(page).flatMap((block) => block['@graph'] as Node[]);
    expect([
      ...Object.entries(REQUIRED).flatMap(([type, paths]) =>
        missingPaths(ofType(page, type), paths),
      ),
      ...onTop.flatMap((node) =>
        missingPaths([node], REQUIRED_ON_TOP[String(node['@type'])] ?? '@id'),
      ),
    ]).toEqual([]);
  });

  everyPage('of every page have values of the required form', (page) => {
    const wrong = nodesOf(page).flatMap((node) =>
      Object.entries(node).filter(
        ([name, value]) => !isNode(value) && VALUES[name]?.test(String(value)) === false,
      ),
    );
    expect(wrong).toEqual([]);
  });

  everyPage('of every page include the types of its address', (page) => {
    if (isHidden(page)) return;
    const expectedTypes = TYPES_OF_PAGES.flatMap(({ paths, types }) =>
      paths.test(page.address) ? types : [],
    );
    expect(expectedTypes.filter((type) => ofType(page, type).length === 0)).toEqual([]);
  });
});

describe('the structured data equals the visible text:', () => {
  everyPage(
    'the questions of every page except articles',
    (page) => {
      const { $ } = page;
      const visible = $('#faq details')
        .toArray()
        .map((item) => ({
          name: plainText($(item).children('summary').text()),
          text: plainText(
            $(item)
              .children(':not(summary)')
              .clone()
              .find('sup:has([href^="#source-"])')
              .remove()
              .end()
              .text(),
          ),
        }));
      const questions = ofType(page, 'Question').map(({ name, acceptedAnswer }) => ({
        name: plainText(String(name)),
        text: plainText(String((acceptedAnswer as Node).text)),
      }));
      expect(questions).toEqual(visible);
    },
    otherPages,
  );

  everyPage('the breadcrumbs of every page', (page) => {
    const { $ } = page;
    const visible = $('nav[aria-label="Breadcrumb"] li')
      .toArray()
      .map((item) => plainText($(item).text()));
    const trails = ofType(page, 'BreadcrumbList').map((list) => list.itemListElement as Node[]);
    if (trails.length === 0) return;
    expect(trails.map((items) => items.map(({ name }) => name))).toEqual([visible]);
    expect(trails[0]?.map(({ position }) => position)).toEqual(
      visible.map((_, index) => index + 1),
    );
    // Visitors reach a filtered list under another address than its file's.
    expect(trails[0]?.at(-1)?.item).toBe($('link[rel="canonical"]').attr('href'));
  });

  everyPage('the reviews of every page, and the mean of its visible ratings', (page) => {
    const reviews = ofType(page, 'Review');
    const text = plainText(page.$('main').text());
    for (const { reviewBody } of reviews) expect(text).toContain(plainText(String(reviewBody)));
    for (const { ratingValue, reviewCount } of ofType(page, 'AggregateRating')) {
      const ratings = page
        .$('main [aria-label^="Rated "]')
        .toArray()
        .map(({ attribs }) =>
          Number.parseFloat(attribs['aria-label']?.slice('Rated '.length) ?? ''),
        );
      const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
      expect(reviews).toHaveLength(ratings.length);
      expect([reviewCount, ratingValue]).toEqual([ratings.length, Math.round(mean * 100) / 100]);
    }
  });

  everyPage(
    'the facts of every article',
    (page) => {
      const [article] = ofType(page, 'BlogPosting') as [Node];
      const visible = plainText(page.$('main').text());
      expect(article.headline).toBe(plainText(page.$('h1').text()));
      expect(new URL(String(article.url)).pathname).toBe(page.address);
      expect(visible).toContain(String((article.author as Node).name));
      expect(visible).toContain(Number(article.wordCount).toLocaleString('en-US'));
      expect(visible).toContain(String(article.articleSection));
      const metaOf = (property: string) => page.$(`meta[property="${property}"]`).attr('content');
      expect(metaOf('og:type')).toBe('article');
      expect(metaOf('og:image')).toBe((article.image as Node).url);
      expect(metaOf('article:published_time')).toBe(article.datePublished);
      expect(metaOf('article:modified_time')).toBe(article.dateModified);
      expect(metaOf('article:author')).toBe((article.author as Node).url);
      expect(metaOf('article:section')).toBe(article.articleSection);
      const tags = page.$('meta[property="article:tag"]').toArray();
      expect(tags.map((tag) => page.$(tag).attr('content'))).toEqual(article.keywords ?? []);
    },
    articles,
  );

  everyPage(
    'the questions of every article',
    (page) => {
      // The page has curly quotes in running text.
      const plainLetters = (text: string) =>
        text.replace(/\s+/g, '').replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
      const visible = plainLetters(page.$('main .prose').text());
      for (const { name, acceptedAnswer } of ofType(page, 'Question')) {
        expect(visible).toContain(plainLetters(String(name)));
        expect(visible).toContain(plainLetters(String((acceptedAnswer as Node).text)));
      }
    },
    articles,
  );

  everyPage(
    'the person of every profile',
    (page) => {
      const people = ofType(page, 'Person').filter(isDefinition);
      expect(people).toHaveLength(1);
      expect(missingPaths(people, REQUIRED_OF_PROFILE)).toEqual([]);
      expect(plainText(page.$('h1').text())).toContain(String(people[0]?.name));
    },
    profiles,
  );
});
