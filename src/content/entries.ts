import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { z } from 'zod';
import { memberNamed } from './authors.ts';
import { mistakeAbout } from './mistake-about.ts';
import type { Navigation } from './navigation.ts';
import { offered } from './offered.ts';
import type { Tool } from './offers.ts';
import { readContentFile } from './read-content.ts';
import type { Site } from './site.ts';

/** What a collection of one file says. Errors: a missing file stops the build with the collection's name. */
async function only<File extends CollectionKey>(
  file: File,
): Promise<CollectionEntry<File>['data']> {
  const [found] = await getCollection(file);
  if (!found)
    throw new Error(`content: ${file}: expected the file that src/content-places.ts names for it`);
  return found.data;
}

/** The origin of every absolute address, without a trailing slash; `astro.config.mjs` reads it. */
export const origin = () => new URL(import.meta.env.SITE).origin;

export const site = () => only('site');
export const moved = async () => (await only('redirects')).moved;
export const claims = async () => (await only('claims')).claims;
export const claimsNote = async () => (await only('claims')).note;
export const terms = async () => (await only('glossary')).terms;

/** The words of the pages that are one file each, and of the frames that pages of one kind share. */
export const home = () => only('home');
export const about = () => only('about');
export const pricing = () => only('pricing');
/** The sample of the monthly table, where the site has one. */
export const monthlyTable = async () => (await getCollection('monthlyTable'))[0]?.data;
export const sitemapWords = () => only('sitemap');
export const intakeTicks = () => only('intakeTicks');
export const intakeExample = () => only('intakeExample');
export const policyWords = () => only('policyPage');
export const practiceAreaWords = () => only('practiceAreaPage');
export const cityWords = () => only('cityPage');
export const blogWords = () => only('blogPage');

export const services = () => getCollection('services');
export const practiceAreas = () => getCollection('practiceAreas');
export const cities = () => getCollection('cities');
export const countyMaps = () => getCollection('countyMaps');
export const team = () => getCollection('team');
export const policies = () => getCollection('policies');
export const stateRules = () => getCollection('stateRules');
/** The articles. One by a member of the team has name and title of the profile. */
export async function articles() {
  const members = (await team()).map(({ data }) => data);
  return (await getCollection('blog')).map((entry) => {
    const member = memberNamed(entry.data.author_name, members);
    if (!member) return entry;
    const author = { author_name: member.name, author_title: member.title };
    return { ...entry, data: { ...entry.data, ...author } };
  });
}

/** The free tools that the site offers, in the order of the menus. */
export const tools = async () =>
  (await getCollection('tools')).toSorted(
    (one, other) => one.data.menu.place - other.data.menu.place,
  );

/** The words of a free tool's page, held to the schema of its feature. Errors: throws one line per mistake, with its line. */
export async function tool<Page>(slug: Tool, schema: z.ZodType<Page>): Promise<Page> {
  const found = await getEntry('tools', slug);
  if (!found?.filePath)
    throw new Error(`content/tools: expected ${slug}.yaml, the words of its page`);
  return readContentFile(found.filePath, schema, (await site()).brand).data;
}

export async function navigation(): Promise<Navigation> {
  const items = (await tools()).map(({ id, data: { name, menu } }) => {
    return { name, href: `/tools/${id}`, description: menu.description };
  });
  const { report, ...menus } = await only('navigation');
  return { ...menus, ...(report && offered('report') && { report }), tools: items };
}

/** The page's address is fixed, so a file of another name stops the build. */
export async function report(slug: string) {
  const found = await getEntry('reports', slug);
  if (!found) throw new Error(`content/report: expected ${slug}.yaml, the page's address is fixed`);
  return found.data;
}

/** Who takes the strategy sessions. Errors: a name that is no file of the team stops the build. */
export function sessionHosts({ sessionHosts: ids }: Site) {
  return Promise.all(
    ids.map(async (id) => {
      const member = await getEntry('team', id);
      if (!member) throw mistakeAbout('sessionHosts', id, 'the name of a file in team');
      return { id, ...member.data };
    }),
  );
}
