import { join } from 'node:path';
import type { Content } from '../src/content/check-content.ts';
import { lineOfField, textsWithin } from '../src/content/fields.ts';
import { readFactBook } from '../src/content/references.ts';

/** Where the agency speaks of itself. Articles carry a date, and the other folders speak of laws and of other firms. */
const OF_AGENCY = /^(?:pages|services|cities|tools\/[^/]+$)/;
/** Parts of such a file that show an invented example. */
const EXAMPLES: ReadonlySet<string> = new Set(['deliverable', 'exhibit', 'story', 'example']);
const AMOUNT = /\$\d[\d,]*/g;
/** A price has its period right behind the amount. */
const PRICE =
  /(?<amounts>\$\d[\d,]*(?:[-–]\$?\d[\d,]*)?\+?)(?:\/month| a month| per month| one-time)/g;
/** Shorter times are those of a task: "about 2 minutes". */
const SESSION_MINUTES_LEAST = 10;
const MINUTES = /\b(\d{2,3})[- ]minutes?\b/g;
/** Names of the packages in the sample, which a copied folder may still mention. */
const SAMPLE_PACKAGES = ['Starter', 'Market Domination', 'Growth'];

type Known = {
  amounts: ReadonlySet<string>;
  minutes: string | undefined;
  packages: ReadonlySet<string>;
};

const amountsIn = (text: string) => text.match(AMOUNT) ?? [];

function knownFacts({ folder, files }: Content): Known {
  const facts = readFactBook(folder);
  const pricing = files.find(({ of }) => of === 'pricing')?.text ?? '';
  const names = [...facts].filter(([key]) => key.endsWith('.name')).map(([, name]) => name);
  return {
    amounts: new Set([...amountsIn(pricing), ...[...facts.values()].flatMap(amountsIn)]),
    minutes: facts.get('sessions.minutes'),
    packages: new Set(names),
  };
}

function unknownIn(text: string, { amounts, minutes, packages }: Known): string[] {
  const prices = [...text.matchAll(PRICE)]
    .filter(({ groups }) => !amountsIn(groups?.amounts ?? '').every((each) => amounts.has(each)))
    .map(([price]) => `"${price}" is no price in pages/pricing.yaml`);
  const times = [...text.matchAll(MINUTES)]
    .filter(([, count]) => Number(count) >= SESSION_MINUTES_LEAST && count !== minutes)
    .map(([time]) => `"${time}", but sessions in site.yaml take ${minutes} minutes`);
  const names = SAMPLE_PACKAGES.filter(
    (name) => !packages.has(name) && new RegExp(`\\b${name}\\b`).test(text),
  ).map((name) => `"${name}" is no package in pages/pricing.yaml`);
  return [...prices, ...(minutes ? times : []), ...names];
}

/**
 * Sentences of the agency with a price, a length of sessions or a package name that pricing.yaml and site.yaml do not
 * have, a line each. Numbers and names are compared, nothing else, so a line may be wrong: it never stops a build.
 */
export function factAdvice(content: Content): string[] {
  const known = knownFacts(content);
  return content.files
    .filter(({ path }) => OF_AGENCY.test(path))
    .flatMap(({ path, fields }) =>
      textsWithin(fields.value)
        .filter(({ at }) => !at.some((key) => EXAMPLES.has(String(key))))
        .flatMap(({ at, text: words }) =>
          unknownIn(words, known).map(
            (advice) => `${join(content.folder, path)}: line ${lineOfField(fields, at)}: ${advice}`,
          ),
        ),
    );
}
