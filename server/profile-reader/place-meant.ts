import type { Candidate } from './places-api.ts';

/** What firms put around their names, and visitors leave away or spell otherwise. */
const AROUND = new Set(
  'the of and at a an law laws lawyer lawyers attorney attorneys counsel counselors firm firms group office offices legal esq co company inc llc llp lllp lp pllc plc pc pa apc'.split(
    ' ',
  ),
);

/** The words that tell a firm from others: "The Law Offices of Whitfield & Cole, P.A." has "whitfield" and "cole". */
function tellingWords(text: string) {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’.]/gu, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !AROUND.has(word));
}

const holds = (all: readonly string[], some: readonly string[]) => some.every((word) => all.includes(word));

/**
 * The places that a name may mean, by the closest way in which any fits: the very name; a name or an address with every
 * word that was asked for ("Whitfield Tampa"); a shorter name that begins alike. Google also finds what only sounds like
 * it: "Cole Roofing" is not "Whitfield & Cole".
 */
export function placesMeant(candidates: readonly Candidate[], businessName: string): Candidate[] {
  const asked = tellingWords(businessName);
  const named = candidates.map((place) => ({ place, words: tellingWords(place.displayName?.text ?? '') }));
  // nothing but "Law Office": only the very same can be meant
  const ways: ((each: (typeof named)[number]) => boolean)[] = asked.length
    ? [
        ({ words }) => words.join('') === asked.join(''),
        ({ place, words }) =>
          holds([...words, ...tellingWords(place.formattedAddress)], asked) && words.includes(asked[0] ?? ''),
        ({ words }) => words[0] === asked[0] && holds(asked, words),
      ]
    : [({ place }) => place.displayName?.text.toLowerCase() === businessName.toLowerCase()];
  const fits = ways.map((way) => named.filter(way)).find((found) => found.length > 0) ?? [];
  return fits.map(({ place }) => place);
}
