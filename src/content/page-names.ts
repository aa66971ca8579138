import { requireFound } from './mistake.ts';
import { type Navigation, plainLinks } from './navigation.ts';

export type PageNames = ReadonlyMap<string, string>;

type NamedEntry = { id: string; data: { name: string } };

type Redirect = { from: string; to: string };

/** The names come from the navigation and the files of services; `moved` adds former paths. */
export function pageNames(
  navigation: Navigation,
  services: readonly NamedEntry[],
  moved: readonly Redirect[] = [],
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

/** `path` may have an anchor. Errors: throws if no page has this path. */
export const pageName = (path: string, names: PageNames) =>
  requireFound(names.get(path.replace(/#.*$/, '')), path);
