import { type CountyMap, FRAME, onMap } from './county-map.ts';
import type { City } from './schema.ts';
import './county.css';

/** How far from its dot a name stands, in units of the frame: that of the city above, of other towns below. */
const NAME = { seat: -38, town: 32 } as const;

function Drawing({ map, city }: { map: CountyMap; city: City }) {
  const names = map.neighbors.map(({ name }) => name).join(', ');
  return (
    <svg
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      className="county-map"
      role="img"
      aria-label={`Map of ${map.county} County with ${city.map.towns.map(({ name }) => name).join(', ')}. Around it: ${names}.`}
    >
      <path className="borders" d={map.borders} />
      <path className="county" d={map.outline} />
      {map.stateLines && (
        <>
          <path className="state" d={map.stateLines} />
          <path className="between" d={map.stateLines} />
        </>
      )}
      {map.neighbors.map(({ name, at: [x, y] }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
      {city.map.towns.map(({ name, lon, lat }, index) => {
        const [x, y] = onMap(map.frame, [lon, lat]).map(Math.round) as [number, number];
        return (
          <g key={name} className={index ? 'town' : 'town seat'}>
            <circle cx={x} cy={y} r={index ? 6 : 13} />
            <text x={x} y={y + (index ? NAME.town : NAME.seat)}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The county across the whole width, its courts on a sheet that lies on it. */
export function CityCounty({ city, map }: { city: City; map: CountyMap }) {
  return (
    <div className="county-band">
      <div className="page">
        <Drawing map={map} city={city} />
        <div className="county-sheet">
          <p className="sticker">
            <span>EXHIBIT</span>
            <b>B</b>
          </p>
          <p className="beside-sticker text-[1.0625rem]/5.5 font-[820] tracking-[-0.015em] text-balance lg:text-lede/6.5">
            {city.map.title}
          </p>
          <dl className="mt-2 lg:mt-3">
            {city.courts.map(({ name, note }) => (
              <div key={name} className="border-t border-line py-1.5 text-sm/4.5 lg:py-2 lg:text-sm/5">
                <dt className="inline font-bold lg:block lg:text-note/5.5">{name}</dt>{' '}
                <dd className="inline text-ink-2 lg:block">{note}</dd>
              </div>
            ))}
          </dl>
          <p className="border-t border-line pt-2.5 text-xs/4.5 text-ink-2">
            Source: US Census Bureau, cartographic boundary files
          </p>
        </div>
      </div>
    </div>
  );
}
