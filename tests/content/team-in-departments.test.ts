import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContentFile } from '../../src/content/read-content.ts';
import { aboutSchema } from '../../src/features/about/schema.ts';
import { inContent } from '../support/content-in-use.ts';

const about = readContentFile(inContent('pages/about.yaml'), aboutSchema).data;

test.runIf(about.departments)(
  'everyone on the team is in one department, and every department has its person',
  () => {
    const people = (about.departments?.items ?? []).flatMap((department) => department.people);
    const team = readdirSync(inContent('team')).filter((file) => file.endsWith('.md'));
    expect(people.toSorted()).toEqual(team.map((file) => file.replace(/\.md$/, '')).toSorted());
  },
);

test('who leads the agency is on the team', () => {
  for (const { person } of about.leadership?.people ?? [])
    expect(existsSync(inContent(`team/${person}.md`)), person).toBe(true);
});
