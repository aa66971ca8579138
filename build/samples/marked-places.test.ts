import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { locatedFields } from '../../src/content/read-content.ts';
import { siteSchema } from '../../src/content/site.ts';
import { aboutSchema } from '../../src/features/about/schema.ts';
import { citySchema } from '../../src/features/cities/schema.ts';
import { claimsSchema } from '../../src/features/claims/schema.ts';
import { homeSchema } from '../../src/features/home/schema.ts';
import { policySchema } from '../../src/features/policies/schema.ts';
import { practiceAreaSchema } from '../../src/features/practice-areas/schema.ts';
import { pricingSchema } from '../../src/features/pricing/schema.ts';
import { reportSchema } from '../../src/features/report/schema.ts';
import { scorecardPageSchema } from '../../src/features/scorecard/page-schema.ts';
import { servicePageSchema } from '../../src/features/services/web-design-schema.ts';
import { teamMemberSchema } from '../../src/features/team/schema.ts';
import { inContent } from '../../tests/support/content-in-use.ts';
import { placesAt } from './finders.ts';
import { samplesIn } from './samples.fixture.ts';

const SCHEMAS: Record<string, z.ZodType> = {
  'site.yaml': siteSchema,
  'claims.yaml': claimsSchema,
  'pages/home.yaml': homeSchema,
  'pages/about.yaml': aboutSchema,
  'pages/pricing.yaml': pricingSchema,
  'tools/gmb-scorecard.yaml': scorecardPageSchema,
  services: servicePageSchema,
  'practice-areas': practiceAreaSchema,
  cities: citySchema,
  team: teamMemberSchema,
  policies: policySchema,
  report: reportSchema,
};

type Shape = {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
};

/** Paths of all mappings that may hold evidence, and of the evidence for parts of them. */
function markedPaths(shape: Shape, path: string[] = []): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = shape;
  const own = Object.keys(properties)
    .filter((key) => /verified$/i.test(key))
    .map((key) => [...path, ...(key === 'verified' ? [] : [key])].join('.'));
  const below = Object.entries(properties).flatMap(([key, child]) =>
    markedPaths(child, [...path, key]),
  );
  const within = items ? markedPaths(items, [...path, '*']) : [];
  const either = [...anyOf, ...oneOf, ...allOf].flatMap((each) => markedPaths(each, path));
  return [...new Set([...own, ...below, ...within, ...either])];
}

const filesOf = (name: string) =>
  /\.\w+$/.test(name)
    ? [name]
    : (existsSync(inContent(name)) ? readdirSync(inContent(name)) : [])
        .filter((each) => /^[^A-Z.]+\.(md|yaml)$/.test(each))
        .map((each) => `${name}/${each}`);

describe.each(Object.entries(SCHEMAS))('%s', (name, schema) => {
  const paths = markedPaths(
    z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Shape,
  );
  const rules = readFileSync('build/samples/rules.ts', 'utf8');

  test('marks something', () => expect(paths).not.toHaveLength(0));

  test.each(paths.filter((path) => /Verified$/.test(path)))('%s has a rule', (path) => {
    expect(rules).toContain(`'${path.split('.').at(-1)}'`);
  });

  test.each(paths.filter((path) => !/Verified$/.test(path)))('"%s" is looked at', (path) => {
    for (const file of filesOf(name)) {
      // Without its markers: what nobody marked is found all the same.
      const text = readFileSync(inContent(file), 'utf8')
        .replace(/\bsample: true\b/g, 'was: x')
        .replace(/\bstatus: sample\b/g, 'was: x');
      const places = placesAt(locatedFields(file, text), path).filter(
        (place) => place.at('verified') === undefined,
      );
      const found = new Set(samplesIn([{ file, text }]).map(({ line }) => line));
      expect(
        places.filter(({ line }) => !found.has(line)),
        `${file}: ${path}`,
      ).toEqual([]);
    }
  });
});
