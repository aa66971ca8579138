import { expect, test } from 'vitest';
import { ELEANOR } from './eleanor.fixture.ts';
import { personSchema } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const SLUG = 'eleanor-marsh';
const eleanor = ELEANOR;

test('the data has only existing facts: no second profile, and no drawing as a portrait', () => {
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
