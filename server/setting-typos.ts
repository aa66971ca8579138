import { closestWord } from '../src/text/closest-word.ts';

/** Shorter names differ by one letter from names that other programs have. */
const NAME_MIN = 8;
const bare = (name: string) => name.replace(/[^a-z]/gi, '').toUpperCase();

/** Variables that are no setting, and are written nearly like one that is not set: `SMTPURL`. */
export function likelyTypos(env: Record<string, string | undefined>, names: readonly string[]) {
  const isSet = (name: string) => Boolean(env[name]?.trim());
  const unset = names.filter((name) => !isSet(name));
  return Object.keys(env).flatMap((name) => {
    if (!isSet(name) || names.includes(name)) return [];
    const near = unset.filter((each) => each.length >= NAME_MIN && Math.abs(each.length - name.length) <= 1);
    const meant = unset.find((each) => bare(each) === bare(name)) ?? closestWord(name, near, () => 1);
    return meant ? [{ name, meant }] : [];
  });
}
