import { expect, test } from 'vitest';
import { ELEANOR } from './eleanor.fixture.ts';
import { personSchema, profileMeta } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const SLUG = 'eleanor-marsh';
const eleanor = ELEANOR;

test('a person who works for the agency', () => {
  expect(personSchema(eleanor, SLUG, ORIGIN)).toMatchObject({
    '@type': 'Person',
    '@id': `${ORIGIN}/team/eleanor-marsh#person`,
    name: 'Eleanor Marsh',
    jobTitle: 'Founder & CEO',
    worksFor: { '@id': `${ORIGIN}/#organization` },
    sameAs: ['https://www.linkedin.com/in/eleanor-marsh-example', 'https://x.com/eleanor-marsh-example'],
  });
});

test('only what is there: no second profile, no drawing as a likeness', () => {
  const { twitter: _, ...without } = eleanor;
  expect(personSchema(without, SLUG, ORIGIN)).toMatchObject({ sameAs: [eleanor.linkedin] });
  expect(personSchema(eleanor, SLUG, ORIGIN)).not.toHaveProperty('image');
  expect(personSchema(eleanor, SLUG, ORIGIN, '/_astro/e.webp')).toMatchObject({
    image: `${ORIGIN}/_astro/e.webp`,
  });
});

test('the head: words of the file, path, and the trail as the visitor sees it', () => {
  const meta = profileMeta(eleanor, SLUG, ORIGIN);
  expect([meta.title, meta.path]).toEqual(['Eleanor Marsh, Founder & CEO', '/team/eleanor-marsh']);
  expect([meta.schema].flat().at(-1)).toMatchObject({
    itemListElement: [{ name: 'About' }, { name: 'Team' }, { name: 'Eleanor Marsh' }],
  });
});
