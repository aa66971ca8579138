import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { teamMemberSchema } from './schema.ts';

const team = readdirSync(inContent('team'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({
    slug: file.replace(/\.md$/, ''),
    member: teamMemberSchema.parse(
      parse(readFileSync(inContent(`team/${file}`), 'utf8').split(/^---$/m)[1] ?? ''),
    ),
  }));

test('a file in the folder of photos is named after a member; otherwise no page would show it', () => {
  const folder = inContent('team/portraits');
  const photos = existsSync(folder)
    ? readdirSync(folder).filter((file) => file !== 'README.md')
    : [];
  const names = photos.map((file) => file.slice(0, file.lastIndexOf('.')));
  expect(names.filter((name) => !team.some(({ slug }) => slug === name))).toEqual([]);
});
