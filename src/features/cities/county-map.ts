import { z } from 'zod';
import { found } from '../../content/mistake.ts';
import type { City } from './schema.ts';

/** Units of a map's own frame; borders go on beyond it. */
export const FRAME = { width: 800, height: 700 } as const;

const point = z.tuple([z.number(), z.number()]);

/** A county with its neighbors, as `commands/county-map.ts` draws it. Content of `content/county-maps/<code>.yaml`. */
export const countyMapSchema = z.strictObject({
  county: z.string().min(2).describe('Its name, without the word County'),
  frame: z
    .strictObject({ west: z.number(), north: z.number(), perLon: z.number(), perLat: z.number() })
    .describe('Degrees of the upper left corner, and units for a degree'),
  outline: z.string().describe('Path of the county'),
  borders: z.string().describe('Path of the other borders of counties'),
  stateLines: z.string().describe('Path of the borders of states, empty where none is near'),
  neighbors: z.array(z.strictObject({ name: z.string().min(2), at: point })),
});
export type CountyMap = z.infer<typeof countyMapSchema>;

/** Where a place lies on a map, in units of its frame. */
export function onMap(
  { west, north, perLon, perLat }: CountyMap['frame'],
  [lon, lat]: readonly [number, number],
) {
  return [(lon - west) * perLon, (north - lat) * perLat] as const;
}

/** The map of a city's county, where the city has one. */
export function cityMap(
  { map }: Pick<City, 'map'>,
  drawn: readonly { id: string; data: CountyMap }[],
) {
  if (!map) return;
  const { county } = map;
  return found(
    drawn.find(({ id }) => id === county),
    county,
  ).data;
}

export type NumberedCourt = City['courts'][number] & { number: number | undefined };

/** The courts in their order; those on the map are numbered from 1. */
export function numberedCourts(courts: City['courts']): NumberedCourt[] {
  let last = 0;
  return courts.map((court) => {
    if (court.town) last += 1;
    return { ...court, number: court.town ? last : undefined };
  });
}
