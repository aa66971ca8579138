import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { teamMemberSchema } from './schema.ts';

/** The About page claims "30+ years combined experience". */
const COMBINED_YEARS_ABOVE = 30;

const team = readdirSync('content/team')
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({
    slug: file.replace(/\.md$/, ''),
    member: teamMemberSchema.parse(
      parse(readFileSync(`content/team/${file}`, 'utf8').split(/^---$/m)[1] ?? ''),
    ),
  }));

test('years of experience add up to the claim', () => {
  const years = team.reduce((sum, { member }) => sum + member.yearsExperience, 0);
  expect(years).toBeGreaterThan(COMBINED_YEARS_ABOVE);
});

test('every member has a place of their own and a portrait', () => {
  expect(new Set(team.map(({ member }) => member.order)).size).toBe(team.length);
  for (const { member } of team)
    expect(existsSync(`content/team/portraits/${member.image}`), member.image).toBe(true);
});

test('a drawn portrait carries no inline style, which the content policy forbids', () => {
  for (const { slug, member } of team.filter(({ member }) => member.image.endsWith('.svg'))) {
    expect(readFileSync(`content/team/portraits/${member.image}`, 'utf8'), slug).not.toContain('style');
  }
});
