import type { SectionProps } from '../../blocks/section-props.tsx';
import { Sticker } from '../../ui/exhibit.tsx';
import {
  COUNTY_LETTER_WIDTH,
  type CountyMap,
  centerWithinRange,
  chooseCourtSide,
  FRAME,
  horizontalRange,
  mapPoint,
  type NumberedCourt,
  numberedCourts,
  PIN,
  placeTownName,
} from './county-map.ts';
import type { CountySection } from './schema.ts';
import './county.css';

/** Distance of a name from its dot, in units of the map. The seat's name is above the dot. */
const NAME_OFFSET = { seat: -38, town: 32 } as const;

function Pins({ courts, side }: { courts: readonly NumberedCourt[]; side: 'left' | 'right' }) {
  if (!courts.length) return null;
  const step = PIN.side + PIN.gap;
  const start = side === 'left' ? PIN.gap - courts.length * step : 0;
  const offsets = courts.map((_, index) => start + index * step);
  const squares = offsets.map(
    (x) => `M${x} ${-PIN.side / 2}h${PIN.side}v${PIN.side}h${-PIN.side}z`,
  );
  return (
    <g transform={`translate(${side === 'left' ? -PIN.dot : PIN.dot})`}>
      <g className="pins">
        <path d={squares.join('')} />
        {courts.map(({ number }, index) => (
          <text key={number} x={(offsets[index] ?? 0) + PIN.side / 2} y={1}>
            {number}
          </text>
        ))}
      </g>
    </g>
  );
}

type DrawingProps = {
  map: CountyMap;
  towns: CountySection['towns'];
  courts: readonly NumberedCourt[];
};

function Drawing({ map, towns, courts }: DrawingProps) {
  const neighborNames = map.neighbors.map(({ name }) => name).join(', ');
  const countyRange = horizontalRange(map.outline);
  const points = towns.map(
    ({ lon, lat }) => mapPoint(map.frame, [lon, lat]).map(Math.round) as [number, number],
  );
  return (
    <svg
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      className="county-map pointer-events-none mx-auto w-[88%] overflow-visible lg:w-full"
      role="img"
      aria-label={`Map of ${map.county} County with ${towns.map(({ name }) => name).join(', ')}. Around it: ${neighborNames}.`}
    >
      <path d={map.borders} />
      <path className="county" d={map.outline} />
      {map.stateLines && <path className="state" d={map.stateLines} />}
      {map.neighbors.map(({ name, at: [x, y] }) => (
        <text key={name} x={centerWithinRange(x, name.length * COUNTY_LETTER_WIDTH)} y={y}>
          {name}
        </text>
      ))}
      {towns.map(({ name }, index) => {
        const [x = 0, y = 0] = points[index] ?? [];
        const label = placeTownName(name, [x, y], countyRange, index ? points[0] : undefined);
        const townCourts = courts.filter(({ town, number }) => number && town === name);
        const side = label.anchor === 'end' ? 'left' : 'right';
        return (
          <g key={name} className={index ? 'town' : 'town seat'} transform={`translate(${x},${y})`}>
            <Pins
              courts={townCourts}
              side={index ? side : chooseCourtSide(points, townCourts.length)}
            />
            <circle r={index ? 6 : 13} />
            <text
              x={label.x}
              y={index ? NAME_OFFSET.town : NAME_OFFSET.seat}
              textAnchor={label.anchor}
            >
              {label.lines[0]}
              {label.lines.slice(1).map((line) => (
                <tspan key={line} x={label.x} dy="1.1em">
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

export function County({
  section: { towns, title, courts: allCourts },
  id,
  letter,
  map,
}: SectionProps<CountySection> & { map: CountyMap }) {
  const courts = numberedCourts(allCourts);
  return (
    <div
      id={id}
      className="county-band bleed mt-6 overflow-hidden border-y border-line bg-fog pt-3 pb-6 lg:mt-14 lg:grid lg:grid-cols-[1fr_28rem] lg:items-center lg:gap-16 lg:py-12"
    >
      <Drawing map={map} towns={towns} courts={courts} />
      <div className="relative mt-7 border border-ink bg-paper px-4.5 pt-4.5 pb-3.5 lg:mt-0 lg:px-8 lg:pt-7 lg:pb-6">
        <Sticker letter={letter} />
        <p className="beside-sticker max-[24rem]:pt-4 text-body/5.5 font-heavy tracking-heading text-balance min-[24rem]:pr-24 lg:text-lede/6.5">
          {title}
        </p>
        <dl className="mt-2 lg:mt-3">
          {courts.map(({ name, note, number }) => (
            <div key={name} className="border-t border-line py-1.5 text-sm/5 lg:py-2">
              <dt className="inline font-bold lg:block lg:text-note/5.5">
                {number && (
                  <span className="pin mr-0.5 inline-block min-w-5 bg-ink text-center font-mono text-[0.75rem]/4.5 font-bold text-paper">
                    {number}
                  </span>
                )}{' '}
                {name}
              </dt>{' '}
              <dd className="inline text-ink-2 lg:block">{note}</dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line pt-2.5 text-xs/4.5 text-ink-2">
          Source: US Census Bureau
        </p>
      </div>
    </div>
  );
}
