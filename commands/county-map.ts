/**
 * Draws the county of a city page with its neighbors, from the boundary files of the US Census
 * Bureau: `node_modules/.bin/node commands/county-map.ts 12057` (the Bureau's number)
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Feature, FeatureCollection, Position } from 'geojson';
import { feature, mesh, neighbors } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { stringify } from 'yaml';
import { contentDirectory, readContentFile } from '../src/content/read-content.ts';
import { type CountyMap, FRAME, mapPoint } from '../src/features/cities/county-map.ts';
import { citySchema } from '../src/features/cities/schema.ts';
import { YAML_FORMAT } from './edit/yaml-file.ts';

type Counties = Topology<{ counties: GeometryCollection<{ name: string }> }>;
type Point = readonly [x: number, y: number];

const MARGIN_SHARE = 0.09;
/** On a wide screen, borders are visible this far outside of the frame (in its units). */
const VISIBLE_MARGIN = { x: 620, y: 120 };
const NAME_GRID_STEP = 16;
const NAME_SPACE = { x: 78, y: 24, min: 10 };
const TOWN_NAME = { below: 32, distance: 44 };
const NAME_RATIO = 4;

const atlas = JSON.parse(
  await readFile(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'), 'utf8'),
) as Counties;
const allCounties = atlas.objects.counties.geometries;

const nameOf = ({ properties }: GeometryObject<object>) =>
  properties && 'name' in properties ? String(properties.name) : '';

function ringsOf(county: (typeof allCounties)[number]) {
  const shape: Feature | FeatureCollection = feature(atlas, county);
  if (shape.type !== 'Feature') return [];
  const { geometry } = shape;
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat();
  return geometry.type === 'Polygon' ? geometry.coordinates : [];
}

function frameOf(points: readonly Position[]): CountyMap['frame'] {
  const [lons, lats] = [0, 1].map((axis) => points.map((point) => point[axis] ?? 0)) as [
    number[],
    number[],
  ];
  const [west, east, south, north] = [
    Math.min(...lons),
    Math.max(...lons),
    Math.min(...lats),
    Math.max(...lats),
  ];
  const lonScale = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const room = 1 - 2 * MARGIN_SHARE;
  const scale = Math.min(
    (FRAME.width * room) / ((east - west) * lonScale),
    (FRAME.height * room) / (north - south),
  );
  return {
    west: (west + east) / 2 - FRAME.width / 2 / (scale * lonScale),
    north: (south + north) / 2 + FRAME.height / 2 / scale,
    perLon: scale * lonScale,
    perLat: scale,
  };
}

/** The first two digits of a county's code are the code of its state. */
const stateOf = ({ id }: GeometryObject) => String(id).slice(0, 2);

const isVisible = ([x, y]: Point) =>
  x > -VISIBLE_MARGIN.x &&
  x < FRAME.width + VISIBLE_MARGIN.x &&
  y > -VISIBLE_MARGIN.y &&
  y < FRAME.height + VISIBLE_MARGIN.y;

function svgPath(points: readonly Point[], isClosed: boolean) {
  const rounded = points
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    .filter(([x, y], index, line) => x !== line[index - 1]?.[0] || y !== line[index - 1]?.[1]);
  if (rounded.length < 2) return '';
  const steps = rounded.slice(1).map(([x, y], index) => {
    const [px, py] = rounded[index] ?? [0, 0];
    return `${x - px} ${y - py}`.replace(' -', '-');
  });
  return `M${rounded[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`;
}

function visibleParts(line: readonly Point[]) {
  const parts: Point[][] = [[]];
  for (const [index, point] of line.entries()) {
    const isVisibleOrNext =
      isVisible(point) ||
      [line[index - 1], line[index + 1]].some((next) => next && isVisible(next));
    if (isVisibleOrNext) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts;
}

function isInside(rings: readonly (readonly Point[])[], [x, y]: Point) {
  let isOddCrossing = false;
  for (const ring of rings)
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1)
        isOddCrossing = !isOddCrossing;
    }
  return isOddCrossing;
}

const distanceToSegment = (x: number, y: number, [x1, y1]: Point, [x2, y2]: Point) => {
  const squaredLength = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share =
    squaredLength &&
    Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / squaredLength));
  return Math.hypot(x1 + share * (x2 - x1) - x, y1 + share * (y2 - y1) - y);
};

// Returns the point of the county that is farthest from its borders, within the frame and away from
// the names of towns.
function namePosition(rings: readonly (readonly Point[])[], towns: readonly Point[]) {
  const scaledRings = rings.map((ring) => ring.map(([x, y]): Point => [x / NAME_RATIO, y]));
  const edges = scaledRings.flatMap((ring) =>
    ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from] as const),
  );
  let best: { at: Point; room: number } | undefined;
  for (let x = NAME_SPACE.x; x <= FRAME.width - NAME_SPACE.x; x += NAME_GRID_STEP)
    for (let y = NAME_SPACE.y; y <= FRAME.height - NAME_SPACE.y; y += NAME_GRID_STEP) {
      if (!isInside(rings, [x, y])) continue;
      const isOverTownName = towns.some(
        ([townX, townY]) =>
          distanceToSegment(
            x / NAME_RATIO,
            y,
            [townX / NAME_RATIO, townY],
            [townX / NAME_RATIO, townY + TOWN_NAME.below],
          ) < TOWN_NAME.distance,
      );
      if (isOverTownName) continue;
      const room = Math.min(
        ...edges.map(([from, to]) => distanceToSegment(x / NAME_RATIO, y, from, to)),
      );
      if (room > (best?.room ?? NAME_SPACE.min)) best = { at: [x, y], room };
    }
  return best?.at;
}

const CONTENT = contentDirectory(process.env);

function citiesOrExit() {
  try {
    return readdirSync(join(CONTENT, 'cities')).map(
      (file) => readContentFile(join(CONTENT, 'cities', file), citySchema).data,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const cities = citiesOrExit();

for (const code of process.argv.slice(2)) {
  const index = allCounties.findIndex(({ id }) => id === code);
  const county = allCounties[index];
  if (!county) throw new Error(`The Census Bureau has no county with the code ${code}.`);
  const towns = cities
    .flatMap(({ sections }) => sections)
    .flatMap((section) =>
      section.kind === 'county' && section.county === code ? section.towns : [],
    )
    .map(({ lon, lat }): Position => [lon, lat]);
  const frame = frameOf([...ringsOf(county).flat(), ...towns]);
  const project = (position: Position) => mapPoint(frame, position as [number, number]);
  const drawRings = (shape: typeof county) => ringsOf(shape).map((ring) => ring.map(project));
  const visibleShapes = allCounties.filter((shape) => drawRings(shape).flat().some(isVisible));
  const borders = mesh(
    atlas,
    { type: 'GeometryCollection', geometries: visibleShapes },
    (a, b) => a !== county && b !== county && stateOf(a) === stateOf(b),
  );
  const stateBorders = mesh(
    atlas,
    { type: 'GeometryCollection', geometries: visibleShapes },
    (a, b) => stateOf(a) !== stateOf(b),
  );
  const names = (neighbors(allCounties)[index] ?? []).flatMap((neighborIndex) => {
    const neighbor = allCounties[neighborIndex];
    const at = neighbor && namePosition(drawRings(neighbor), towns.map(project));
    return at ? [{ name: nameOf(neighbor), at: at.map(Math.round) as [number, number] }] : [];
  });
  const map: CountyMap = {
    county: nameOf(county),
    frame,
    outline: drawRings(county)
      .map((ring) => svgPath(ring, true))
      .join(''),
    borders: borders.coordinates
      .flatMap((line) => visibleParts(line.map(project)))
      .map((part) => svgPath(part, false))
      .join(''),
    stateLines: stateBorders.coordinates
      .flatMap((line) => visibleParts(line.map(project)))
      .map((part) => svgPath(part, false))
      .join(''),
    neighbors: names,
  };
  const file = join(CONTENT, 'county-maps', `${code}.yaml`);
  await writeFile(file, stringify(map, YAML_FORMAT));
  const neighborNames = names.map(({ name }) => name).join(', ');
  console.log(
    `${file} written: ${map.county} County, with the names of ${neighborNames || 'no neighbor'}`,
  );
}
