import { mistakeAbout } from './mistake-about.ts';
import type { Navigation } from './navigation.ts';

/** Names of pages by their path. */
export type PageNames = ReadonlyMap<string, string>;

type Named = { id: string; data: { name: string } };

/** What copy that links to our pages calls them, by path. A service is called what its own file says. */
export function pageNames(navigation: Navigation, services: readonly Named[]): PageNames {
  const { links, practiceAreas, tools, report } = navigation;
  return new Map([
    ...[...links, ...practiceAreas, ...tools, ...(report ? [report] : [])].map(
      ({ href, name }) => [href, name] as const,
    ),
    ...services.map(({ id, data }) => [`/services/${id}`, data.name] as const),
  ]);
}

/** Name of the page at a path, whatever its anchor. Errors: a path without a named page stops the build. */
export function pageName(path: string, names: PageNames) {
  const name = names.get(path.replace(/#.*$/, ''));
  if (!name) throw mistakeAbout('link', path, 'the path of a page of this site');
  return name;
}
