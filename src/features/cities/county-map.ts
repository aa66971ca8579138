import { z } from 'zod';
import { requireFound } from '../../content/mistake.ts';
import type { CountySection } from './schema.ts';

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

/** Returns where a place lies on a map, in units of its frame. */
export function onMap(
  { west, north, perLon, perLat }: CountyMap['frame'],
  [lon, lat]: readonly [number, number],
) {
  return [(lon - west) * perLon, (north - lat) * perLat] as const;
}

/** Returns the map of a county. */
export const mapOf = (
  { county }: Pick<CountySection, 'county'>,
  drawn: readonly { id: string; data: CountyMap }[],
): CountyMap =>
  requireFound(
    drawn.find(({ id }) => id === county),
    county,
  ).data;

type Courts = CountySection['courts'];
export type NumberedCourt = Courts[number] & { number: number | undefined };

/** Returns the courts in their order; those on the map are numbered from 1. */
export function numberedCourts(courts: Courts): NumberedCourt[] {
  let last = 0;
  return courts.map((court) => {
    if (court.town) last += 1;
    return { ...court, number: court.town ? last : undefined };
  });
}

export type Point = readonly [x: number, y: number];

/** Widths of a letter on a phone, in units of the frame: of the names of counties and of towns. */
export const COUNTY_LETTER = 20;
const LETTER = 16;

type Range = readonly [from: number, to: number];
const WHOLE_FRAME: Range = [0, FRAME.width];

/** The middle of a name that is centered at `x` where there is room for it between the ends of a range. */
export function withinRange(x: number, width: number, [from, to]: Range = WHOLE_FRAME) {
  return Math.min(Math.max(x, from + width / 2), to - width / 2);
}

/** Returns the west end and the east end of a county. `outline` is a path whose rings begin with M and continue in steps. */
export function widthOf(outline: string): Range {
  const places = outline.split('M').flatMap((ring) => {
    let x = 0;
    const numbers = ring.match(/-?\d+/g) ?? [];
    return numbers.filter((_, index) => index % 2 === 0).map((step) => (x += Number(step)));
  });
  return [Math.min(...places), Math.max(...places)];
}

/** A town that is closer to the city than this has its name on the side away from it. */
const CROWDED = { x: 120, y: 70 } as const;
/** A name at one side of its dot begins so far from it. */
const BESIDE_DOT = 6;

/**
 * Returns the place of a town's name, `x` being the distance from its dot, and its lines. The name of a town in the
 * county crosses no line of it.
 */
export function townName(name: string, [x, y]: Point, county: Range, city?: Point) {
  const distance = city && { x: x - city[0], y: y - city[1] };
  if (!distance || Math.abs(distance.x) > CROWDED.x || Math.abs(distance.y) > CROWDED.y) {
    const range = county[0] < x && x < county[1] ? county : WHOLE_FRAME;
    const middle = withinRange(x, name.length * LETTER, range);
    return { anchor: 'middle', x: middle - x, lines: [name] } as const;
  }
  const lines = name.split(' ');
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER;
  return distance.x < 0
    ? ({ anchor: 'end', x: Math.max(BESIDE_DOT, width - x), lines } as const)
    : ({ anchor: 'start', x: Math.min(-BESIDE_DOT, FRAME.width - x - width), lines } as const);
}

/** Side of the square with a court's number, what is free beside it, and what is free beside the town's dot. */
export const PIN = { side: 38, gap: 6, dot: 16 } as const;

/** Returns the side of the city's dot where its courts are: the right one, unless another town is in the way. */
export function sideOfCourts([city, ...others]: readonly Point[], courts: number) {
  const [x, y] = city ?? [0, 0];
  const end = Math.max(CROWDED.x, PIN.dot + courts * (PIN.side + PIN.gap) + PIN.gap);
  const isTaken = others.some(
    ([otherX, otherY]) => otherX > x && otherX - x < end && Math.abs(otherY - y) < CROWDED.y,
  );
  return isTaken ? 'left' : 'right';
}
