import { expect, test } from 'vitest';
import { citySchema } from './schema.ts';
import { TAMPA as tampa } from './tampa.fixture.ts';

const [numbers, county, rules] = tampa.sections;
const problemsOf = (...sections: unknown[]) => {
  const { error } = citySchema.safeParse({ ...tampa, sections });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

test('a court must be in a town on the map', () => {
  const courts = [{ name: 'District Court', note: 'Civil and family cases.', town: 'Ocala' }];
  expect(problemsOf({ ...county, courts })).toEqual([
    'sections.0.courts.0.town: expected one of the towns, got "Ocala"',
  ]);
});

test('rules need a section above them, and a city has at most one section of numbers', () => {
  expect(problemsOf(rules)).toEqual(['sections.0: expected a label, or a section before this one']);
  expect(problemsOf(numbers, numbers)).toEqual([
    'sections: expected at most one section of numbers, because it has the claim about attorneys',
  ]);
});
