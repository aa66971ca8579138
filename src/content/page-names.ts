import { requireFound } from './mistake.ts';
import { type Navigation, plainLinks } from './navigation.ts';

/** Names of pages by their path. */
export type PageNames = ReadonlyMap<string, string>;

type Named = { id: string; data: { name: string } };

/** An address that leads to a page by another. */
type Moved = { from: string; to: string };

/** Names of our pages for copy that links to them, by path. The name of a service is in its own file. */
export function pageNames(
  navigation: Navigation,
  services: readonly Named[],
  moved: readonly Moved[] = [],
): PageNames {
  const { practiceAreas, tools } = navigation;
  const names = new Map([
    ...[...plainLinks(navigation), ...practiceAreas, ...tools].map(
      ({ href, name }) => [href, name] as const,
    ),
    ...services.map(({ id, data }) => [`/services/${id}`, data.name] as const),
  ]);
  for (const { from, to } of moved) {
    const name = names.get(to);
    if (name && !names.has(from)) names.set(from, name);
  }
  return names;
}

/** Name of the page at a path, whatever its anchor. */
export const pageName = (path: string, names: PageNames) =>
  requireFound(names.get(path.replace(/#.*$/, '')), path);
