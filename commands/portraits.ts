/**
 * Draws an ink portrait of every team member who has no photo yet: content/team/portraits/<slug>.svg.
 * The same front matter always gives the same file. Run it after adding a member: `node_modules/.bin/node commands/portraits.ts`.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { readContentFile } from '../src/content/read-content.ts';
import { type Portrait, teamMemberSchema } from '../src/features/team/schema.ts';

const TEAM = 'content/team';
const PORTRAITS = `${TEAM}/portraits`;
const INK = '#0c1b2a';
const MAX_BYTES = 15_000;
const PHOTO = /\.(avif|webp|jpe?g|png)$/;

/** Parts fit for an office, drawn from when a member's front matter does not choose. */
const PLAIN: notionists.Options = {
  hair: [
    'variant02',
    'variant04',
    'variant06',
    'variant13',
    'variant16',
    'variant23',
    'variant25',
    'variant34',
  ],
  body: ['variant07', 'variant14', 'variant16', 'variant17', 'variant21'],
  eyes: ['variant05'],
  brows: ['variant04', 'variant05', 'variant07', 'variant12'],
  nose: ['variant01', 'variant05', 'variant07', 'variant13', 'variant18', 'variant20'],
  lips: ['variant03', 'variant17', 'variant22', 'variant23'],
};

/** The person alone on a transparent ground, ink lines and white skin and cloth. */
function draw(slug: string, chosen: Portrait) {
  const parts = Object.fromEntries(Object.entries(chosen).map(([part, variant]) => [part, [variant]]));
  const avatar = createAvatar(notionists, {
    seed: slug,
    ...PLAIN,
    ...parts,
    glassesProbability: chosen.glasses ? 100 : 0,
    beardProbability: chosen.beard ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  });
  const body = avatar
    .toString()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/<mask id="viewboxMask">.*?<\/mask>/s, '')
    .replace(' mask="url(#viewboxMask)"', '')
    .replace(/ style="mask-type:luminance"/g, '')
    .replace(/<g[^>]*><\/g>/g, '')
    .replace(/#(?:000000|000)\b/gi, INK);
  if (body.includes('style=')) throw new Error(`${slug}: these parts carry a style attribute, choose others`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1744 1744" fill="none">${body}</svg>\n`;
}

const files = await readdir(PORTRAITS);
for (const file of (await readdir(TEAM)).filter((name) => name.endsWith('.md')).sort()) {
  const slug = file.slice(0, -'.md'.length);
  if (files.some((name) => name.startsWith(`${slug}.`) && PHOTO.test(name))) continue;
  const svg = draw(slug, readContentFile(`${TEAM}/${file}`, teamMemberSchema).data.portrait);
  if (svg.length > MAX_BYTES)
    throw new Error(`${slug}.svg: ${svg.length} bytes, expected at most ${MAX_BYTES}`);
  await writeFile(`${PORTRAITS}/${slug}.svg`, svg);
  console.log(`${PORTRAITS}/${slug}.svg  ${(svg.length / 1000).toFixed(1)} KB`);
}
