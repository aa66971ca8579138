import type { City } from './schema.ts';

export type NumberedCourt = City['courts'][number] & { number: number | undefined };

/** The courts in their order; those that stand on the map are numbered from 1. */
export function numberedCourts(courts: City['courts']): NumberedCourt[] {
  let last = 0;
  return courts.map((court) => {
    if (court.town) last += 1;
    return { ...court, number: court.town ? last : undefined };
  });
}
