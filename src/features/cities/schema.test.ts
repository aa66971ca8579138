import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { citySchema } from './schema.ts';
import { TAMPA as tampa } from './tampa.fixture.ts';

const [numbers, county, rules] = tampa.sections;
const problems = (...sections: unknown[]) => {
  const { error } = citySchema.safeParse({ ...tampa, sections });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

test('a court is in a town on the map', () => {
  const courts = [{ name: 'District Court', note: 'Civil and family cases.', town: 'Ocala' }];
  expect(problems({ ...county, courts })).toEqual([
    'sections.0.courts.0.town: expected one of the towns, got "Ocala"',
  ]);
});

test('rules continue the section above, and a city makes the claim about attorneys once', () => {
  expect(problems(rules)).toEqual(['sections.0: expected a label, or a section before this one']);
  expect(problems(numbers, numbers)).toEqual([
    'sections: expected at most one section of numbers, because it has the claim about attorneys',
  ]);
});

test('every city has its own location', () => {
  const files = readdirSync(inContent('cities'));
  const orders = files.map((file) => readContentFile(inContent('cities', file), citySchema).data);
  expect(new Set(orders.map(({ order }) => order)).size).toBe(files.length);
});
