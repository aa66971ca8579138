import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { TOOLS, type Tool } from './features.ts';
import { requireFound } from './mistake.ts';
import type { Navigation } from './navigation.ts';
import { hasFeature } from './this-site.ts';

async function dataOfOnlyFile<Key extends CollectionKey>(
  collection: Key,
): Promise<CollectionEntry<Key>['data']> {
  return requireFound((await getCollection(collection))[0], collection).data;
}

/** Returns `site` of `astro.config.mjs`, without a trailing slash. */
export const origin = () => new URL(import.meta.env.SITE).origin;

export const site = () => dataOfOnlyFile('site');
export const redirects = async () => (await dataOfOnlyFile('redirects')).moved;
export const claims = async () => (await dataOfOnlyFile('claims')).claims;
export const claimsNote = async () => (await dataOfOnlyFile('claims')).note;
export const terms = async () => (await dataOfOnlyFile('glossary')).terms;

export const home = () => dataOfOnlyFile('home');
export const about = () => dataOfOnlyFile('about');
export const pricing = () => dataOfOnlyFile('pricing');
/** Returns undefined if the site has no monthly table. */
export const monthlyTable = async () => (await getCollection('monthlyTable'))[0]?.data;
export const sitemapCopy = () => dataOfOnlyFile('sitemap');
export const quiz = () => dataOfOnlyFile('quiz');
export const scorecard = () => dataOfOnlyFile('scorecard');
export const calculator = () => dataOfOnlyFile('calculator');
export const intakeBuilder = () => dataOfOnlyFile('intakeBuilder');
export const pageReader = () => dataOfOnlyFile('pageReader');
export const intakeConsiderations = () => dataOfOnlyFile('intakeConsiderations');
export const policyCopy = () => dataOfOnlyFile('policyPage');
export const practiceAreaCopy = () => dataOfOnlyFile('practiceAreaPage');
export const cityCopy = () => dataOfOnlyFile('cityPage');
export const blogCopy = () => dataOfOnlyFile('blogPage');
export const report = () => dataOfOnlyFile('reports');

export const services = () => getCollection('services');
export const practiceAreas = () => getCollection('practiceAreas');
export const cities = () => getCollection('cities');
export const countyMaps = () => getCollection('countyMaps');
export const team = () => getCollection('team');
export const policies = () => getCollection('policies');
export const stateRules = () => getCollection('stateRules');
export function memberNamed<T extends { name: string }>(name: string, team: readonly T[]) {
  const normalizeName = (text: string) => text.trim().toLowerCase();
  return team.find((member) => normalizeName(member.name) === normalizeName(name));
}

/** If the author is a member of the team, name and title come from the member's profile. */
export async function articles() {
  const members = (await team()).map(({ data }) => data);
  return (await getCollection('blog')).map((entry) => {
    const member = memberNamed(entry.data.author_name, members);
    if (!member) return entry;
    const author = { author_name: member.name, author_title: member.title };
    return { ...entry, data: { ...entry.data, ...author } };
  });
}

const TOOL_PAGES = {
  'ai-seo-quiz': 'quiz',
  'gmb-scorecard': 'scorecard',
  'ai-intake-builder': 'intakeBuilder',
  'cost-per-signed-case': 'calculator',
  'page-reader': 'pageReader',
} as const satisfies Record<Tool, CollectionKey>;
/** Returns the site's free tools in the order of the menus. */
export async function tools() {
  const pages = await Promise.all(
    TOOLS.filter(hasFeature).map(async (id) => {
      const { name, menu, meta, hero } = await dataOfOnlyFile(TOOL_PAGES[id]);
      return { id, data: { name, menu, meta, hero } };
    }),
  );
  return pages.toSorted((a, b) => a.data.menu.place - b.data.menu.place);
}

export async function navigation(): Promise<Navigation> {
  const items = (await tools()).map(({ id, data: { name, menu } }) => {
    return { name, href: `/tools/${id}`, description: menu.description };
  });
  const { report: link, ...menus } = await dataOfOnlyFile('navigation');
  return { ...menus, ...(link && hasFeature('report') && { report: link }), tools: items };
}
