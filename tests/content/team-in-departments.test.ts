import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aboutSchema } from '../../src/features/about/schema.ts';
import { inContent, readInUse } from '../support/content-in-use.ts';

const about = readInUse('pages/about.yaml', aboutSchema);

const people = about.sections
  .flatMap((section) => (section.kind === 'items' ? section.items : []))
  .flatMap((item) => item.people ?? []);

test.runIf(people.length)(
  'every member is in one department, and every department has a member',
  () => {
    const team = readdirSync(inContent('team')).filter((file) => file.endsWith('.md'));
    expect(people.toSorted()).toEqual(team.map((file) => file.replace(/\.md$/, '')).toSorted());
  },
);
