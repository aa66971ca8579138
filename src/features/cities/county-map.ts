import { z } from 'zod';
import { requireFound } from '../../content/mistake.ts';
import type { CountySection } from './schema.ts';

/** Size of the visible part, in units of the map. Borders continue outside of it. */
export const FRAME = { width: 800, height: 700 } as const;

const point = z.tuple([z.number(), z.number()]);

/** `commands/county-map.ts` draws `content/county-maps/<code>.yaml`. */
export const countyMapSchema = z.strictObject({
  county: z.string().min(2).describe('Name of the county, without the word County'),
  frame: z
    .strictObject({ west: z.number(), north: z.number(), perLon: z.number(), perLat: z.number() })
    .describe('Degrees of the upper left corner, and units per degree'),
  outline: z.string().describe('Path of the county'),
  borders: z.string().describe('Path of the borders between other counties'),
  stateLines: z.string().describe('Path of the borders of states; empty if none is near'),
  neighbors: z.array(z.strictObject({ name: z.string().min(2), at: point })),
});
export type CountyMap = z.infer<typeof countyMapSchema>;

export function mapPoint(
  { west, north, perLon, perLat }: CountyMap['frame'],
  [lon, lat]: readonly [number, number],
) {
  return [(lon - west) * perLon, (north - lat) * perLat] as const;
}

export const findMap = (
  { county }: Pick<CountySection, 'county'>,
  maps: readonly { id: string; data: CountyMap }[],
): CountyMap =>
  requireFound(
    maps.find(({ id }) => id === county),
    county,
  ).data;

type Courts = CountySection['courts'];
export type NumberedCourt = Courts[number] & { number: number | undefined };

/** Courts in a town of the map have numbers from 1. */
export function numberedCourts(courts: Courts): NumberedCourt[] {
  let lastNumber = 0;
  return courts.map((court) => {
    if (court.town) lastNumber += 1;
    return { ...court, number: court.town ? lastNumber : undefined };
  });
}

export type Point = readonly [x: number, y: number];

/** Width of a letter on a phone, in units of the map. */
export const COUNTY_LETTER_WIDTH = 20;
const TOWN_LETTER_WIDTH = 16;

type Range = readonly [from: number, to: number];
const WHOLE_FRAME: Range = [0, FRAME.width];

/** Returns the center closest to `x` at which the name is within the range. */
export function centerWithinRange(x: number, width: number, [from, to]: Range = WHOLE_FRAME) {
  return Math.min(Math.max(x, from + width / 2), to - width / 2);
}

/** `outline` is a path whose rings have M and then relative steps. */
export function horizontalRange(outline: string): Range {
  const positions = outline.split('M').flatMap((ring) => {
    let x = 0;
    const numbers = ring.match(/-?\d+/g) ?? [];
    return numbers.filter((_, index) => index % 2 === 0).map((step) => (x += Number(step)));
  });
  return [Math.min(...positions), Math.max(...positions)];
}

/**
 * If a town is this close to the city, its name is on the side of its dot that is away from the
 * city.
 */
const CROWDED_WITHIN = { x: 120, y: 70 } as const;
const NAME_GAP = 6;

/**
 * The name of a town in the county does not cross the county's outline, if it fits. The returned
 * `x` is its distance from the dot.
 */
export function placeTownName(name: string, [x, y]: Point, county: Range, city?: Point) {
  const distance = city && { x: x - city[0], y: y - city[1] };
  if (
    !distance ||
    Math.abs(distance.x) > CROWDED_WITHIN.x ||
    Math.abs(distance.y) > CROWDED_WITHIN.y
  ) {
    const range = county[0] < x && x < county[1] ? county : WHOLE_FRAME;
    const center = centerWithinRange(x, name.length * TOWN_LETTER_WIDTH, range);
    return { anchor: 'middle', x: center - x, lines: [name] } as const;
  }
  const lines = name.split(' ');
  const width = Math.max(...lines.map(({ length }) => length)) * TOWN_LETTER_WIDTH;
  return distance.x < 0
    ? ({ anchor: 'end', x: Math.max(NAME_GAP, width - x), lines } as const)
    : ({ anchor: 'start', x: Math.min(-NAME_GAP, FRAME.width - x - width), lines } as const);
}

/** `dot` is the distance of the first square from the town's dot. */
export const PIN = { side: 38, gap: 6, dot: 16 } as const;

/** Returns the left side if another town takes the space on the right. */
export function chooseCourtSide([city, ...otherTowns]: readonly Point[], courtCount: number) {
  const [x, y] = city ?? [0, 0];
  const end = Math.max(CROWDED_WITHIN.x, PIN.dot + courtCount * (PIN.side + PIN.gap) + PIN.gap);
  const isTaken = otherTowns.some(
    ([otherX, otherY]) => otherX > x && otherX - x < end && Math.abs(otherY - y) < CROWDED_WITHIN.y,
  );
  return isTaken ? 'left' : 'right';
}
