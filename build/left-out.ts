import { basename, extname, join } from 'node:path';
import type { z } from 'zod';
import { readContentFile } from '../src/content/read-content.ts';
import { CONTENT_PLACES, filesOf } from '../src/content-places.ts';

const { navigation, about, services, practiceAreas, policies, team } = CONTENT_PLACES;

const nameOf = (file: string) => basename(file, extname(file));

/**
 * Pages that no menu leads to, and people of no department, a line each: no mistake, since somebody may mean it so.
 * @param content Path of the content folder.
 */
export function leftOut(content: string): string[] {
  const read = <T>(place: { path: string; schema: z.ZodType<T> }) =>
    readContentFile(join(content, place.path), place.schema).data;
  const menus = read(navigation);
  const led = new Set(
    [...menus.services, ...menus.practiceAreas, ...menus.legal].map(({ href }) => href.split('#')[0]),
  );
  const inNoMenu = [services, practiceAreas, policies].flatMap((place) =>
    filesOf(content, place)
      .map((file) => ({ file, path: `${place === policies ? '' : `/${place.path}`}/${nameOf(file)}` }))
      .filter(({ path }) => !led.has(path))
      .map(({ file, path }) => `${file}: no menu in ${navigation.path} leads to ${path}`),
  );
  const departments = read(about).departments?.items;
  const placed = new Set(departments?.flatMap(({ people }) => people));
  const inNoDepartment = filesOf(content, team)
    .filter((file) => departments && !placed.has(nameOf(file)))
    .map((file) => `${file}: no department in ${about.path} names ${nameOf(file)}`);
  return [...inNoMenu, ...inNoDepartment];
}
