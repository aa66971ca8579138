import type { Offer } from '../../src/content/offers.ts';
import { HAS_CONDITION } from '../../src/features/policies/conditions.ts';
import type { ContentText } from './find-samples.ts';
import type { Sample } from './kinds.ts';
import { sentencesOf } from './own-figures.ts';

/** What is switched on of the things that a policy has to speak of. */
export type SwitchedOn = {
  /** The tools that the site offers, by the names of their files, and "report". */
  offers: ReadonlySet<string>;
  /** The name of the tool for analytics. */
  analytics?: string | undefined;
  /** Whether the scorecard asks Google, a language model writes scripts, leads go to another system. */
  readsProfiles?: boolean | undefined;
  intakeModel?: boolean | undefined;
  webhook?: boolean | undefined;
};
type Line = { line: number; text: string };
type Policy = { file: string; lines: readonly Line[] };

/** How a policy speaks of each thing that a site may be without. */
const OFFERS: Record<Offer, RegExp> = {
  'ai-seo-quiz': /\bquiz\b/i,
  'gmb-scorecard': /\bscorecard\b/i,
  'ai-intake-builder': /\b(?:intake script|script builder|intake builder)\b/i,
  'cost-per-signed-case': /\bcalculator\b/i,
  'page-reader': /\bpage reader\b/i,
  report: /\b(?:research report|report download)\b/i,
};
const ANALYTICS_NAMES = /\b(?:Google Analytics|Google Tag Manager|Plausible|Umami)\b/;
const OF_ANALYTICS = /\{(?:with )?analytics\}/;
/** That something is not so yet. */
const isServer =
  /\bmight\b.*\bone day\b|\bif we (?:ever )?connect\b|\bnothing (?:about your profile is asked|is passed on)\b/i;

/** Who gets what visitors send once a setting is made: the setting, how a policy speaks of it, the policies that have to. */
const RECEIVERS = [
  {
    on: 'readsProfiles',
    setting: 'PLACES_API_KEY',
    words: /\bGoogle\b|\bscorecard\b/,
    policies: /privacy|terms/,
  },
  {
    on: 'intakeModel',
    setting: 'INTAKE_PROVIDER',
    words: /\blanguage model\b|\bscript\b/i,
    policies: /privacy/,
  },
  {
    on: 'webhook',
    setting: 'WEBHOOK_URL',
    words: /\bcustomer management\b|\bCRM\b/,
    policies: /privacy/,
  },
] as const;

const linesOf = (text: string): Line[] =>
  text.split('\n').map((line, index) => ({ line: index + 1, text: line }));

/** The policies that have to name something: those about privacy, where there are any. */
function telling(policies: readonly Policy[], kind: RegExp): readonly Policy[] {
  const found = policies.filter(({ file }) => kind.test(file));
  return found.length ? found : policies.slice(0, 1);
}

const sample = (file: string, line: number, what: string): Sample => ({
  kind: 'policy',
  file,
  line,
  what,
});

function ofOffers(policies: readonly Policy[], offers: ReadonlySet<string>): Sample[] {
  return Object.entries(OFFERS).flatMap(([offer, words]) => {
    const named = (policy: Policy) => policy.lines.filter(({ text }) => words.test(text));
    if (offers.has(offer))
      return telling(policies, /privacy/)
        .filter((policy) => !named(policy).length)
        .map(({ file }) => sample(file, 1, `says nothing of ${offer}, which the site has`));
    return policies.flatMap((policy) =>
      named(policy)
        .filter(({ text }) => !HAS_CONDITION.test(text))
        .map(({ line, text }) =>
          sample(policy.file, line, `speaks of ${offer}, which is switched off: ${text}`),
        ),
    );
  });
}

function ofAnalytics(policies: readonly Policy[], tool: string | undefined): Sample[] {
  if (tool)
    return telling(policies, /privacy|cookie/)
      .filter(
        ({ lines }) => !lines.some(({ text }) => OF_ANALYTICS.test(text) || text.includes(tool)),
      )
      .map(({ file }) => sample(file, 1, `says nothing of ${tool}, which ANALYTICS switches on`));
  return policies.flatMap(({ file, lines }) =>
    lines
      .filter(({ text }) => ANALYTICS_NAMES.test(text) && !HAS_CONDITION.test(text))
      .map(({ line, text }) =>
        sample(file, line, `names a tool for analytics, and ANALYTICS is not set: ${text}`),
      ),
  );
}

function ofReceivers(policies: readonly Policy[], on: SwitchedOn): Sample[] {
  return RECEIVERS.filter((receiver) => on[receiver.on]).flatMap(
    ({ setting, words, policies: kind }) =>
      telling(policies, kind).flatMap(({ file, lines }) => {
        const named = lines.filter(({ text }) => words.test(text));
        if (!named.length) return [sample(file, 1, `says nothing of what ${setting} switches on`)];
        return named.flatMap(({ line, text }) =>
          sentencesOf(text)
            .filter((sentence) => isServer.test(sentence) && words.test(sentence))
            .map((sentence) =>
              sample(file, line, `${setting} is set, and the policy says not yet: ${sentence}`),
            ),
        );
      }),
  );
}

/** Where the policies do not say what the site does: they are silent about what is on, or speak of what is off. */
export function policyGaps(content: readonly ContentText[], on: SwitchedOn): Sample[] {
  const policies = content
    .filter(({ file }) => file.startsWith('policies/'))
    .map(({ file, text }) => ({ file, lines: linesOf(text) }));
  if (!policies.length) return [];
  return [
    ...ofOffers(policies, on.offers),
    ...ofAnalytics(policies, on.analytics),
    ...ofReceivers(policies, on),
  ];
}
