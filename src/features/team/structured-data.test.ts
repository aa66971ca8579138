import { expect, test } from 'vitest';
import { ELEANOR } from './eleanor.fixture.ts';
import { pageSigners, personSchema, signedPageSchema } from './structured-data.ts';

const team = [
  { id: 'ann-oak', data: { name: 'Ann Oak', title: 'Editor' } },
  { id: 'bo-elm', data: { name: 'Bo Elm', title: 'Writer' } },
];
const byline = { writtenBy: 'bo-elm', checkedBy: 'ann-oak', checked: '2026-11-22' };

const sources = [{ checked: '2026-11-28' }, { checked: '2026-11-22' }, {}];

test('the byline has writer and reviewer with their profiles, the number of sources, and the last date', () => {
  const checker = { name: 'Ann Oak', title: 'Editor', slug: 'ann-oak', path: '/team/ann-oak' };
  expect(pageSigners(byline, team, sources)).toEqual({
    writer: { name: 'Bo Elm', title: 'Writer', slug: 'bo-elm', path: '/team/bo-elm' },
    check: { checker, day: '2026-11-28', datedSourceCount: 2, sourceCount: 3 },
  });
});

test('without a reviewer, or without any dated source, the byline names only the writer', () => {
  expect(pageSigners({ writtenBy: 'bo-elm' }, team, sources)).not.toHaveProperty('check');
  expect(pageSigners(byline, team, [{}])).not.toHaveProperty('check');
});

test('the data of a page names its reviewer if every source has a date', () => {
  const page = { url: 'https://agency.example/city', title: 'City', about: '#service' };
  const [allDated, someDated] = [sources.slice(0, 2), sources].map((all) =>
    signedPageSchema(page, pageSigners(byline, team, all), 'https://agency.example'),
  );
  expect(allDated).toMatchObject({
    mainEntity: { '@id': '#service' },
    author: { '@id': 'https://agency.example/team/bo-elm#person', jobTitle: 'Writer' },
    reviewedBy: { name: 'Ann Oak', url: 'https://agency.example/team/ann-oak' },
    lastReviewed: '2026-11-28',
  });
  expect(someDated).not.toHaveProperty('reviewedBy');
  expect(someDated).not.toHaveProperty('lastReviewed');
});

const ORIGIN = 'https://www.northbar.example';
const SLUG = 'eleanor-marsh';
const eleanor = ELEANOR;

test('the data of a person omits a missing profile and a drawn portrait', () => {
  const { twitter: _, ...without } = eleanor;
  expect(personSchema(without, SLUG, ORIGIN)).toMatchObject({ sameAs: [eleanor.linkedin] });
  expect(personSchema(eleanor, SLUG, ORIGIN)).toMatchObject({
    sameAs: [eleanor.linkedin, eleanor.twitter],
  });
  expect(personSchema(eleanor, SLUG, ORIGIN)).not.toHaveProperty('image');
  expect(personSchema(eleanor, SLUG, ORIGIN, '/_astro/e.webp')).toMatchObject({
    image: `${ORIGIN}/_astro/e.webp`,
  });
});
