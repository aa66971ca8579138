import { isPublicOrigin } from '../../text/reserved-names.ts';

/** The analytics tool of the setting ANALYTICS. */
export type AnalyticsTool = {
  kind: 'ga4' | 'gtm' | 'plausible' | 'umami';
  /** Its public name. */
  name: string;
  /** Id of the site in the tool; for Plausible the domain of the site. */
  id: string;
  /** Address of its script. */
  script: string;
  /** Sources for the content policy: origins of its scripts, origins to which it sends data, origins of its pictures. */
  hosts: { scripts: string[]; connections: string[]; pictures: string[] };
};

const GOOGLE = 'https://www.googletagmanager.com';
const GOOGLE_COLLECTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const PLAUSIBLE = 'https://plausible.io';

/** The forms of the setting's value, for messages to the operator. */
export const ANALYTICS_FORMS =
  'ga4:G-…, gtm:GTM-…, plausible:<domain> or umami:<https address of its script>,<id>';

const google = (kind: 'ga4' | 'gtm', name: string, script: string, id: string): AnalyticsTool => ({
  kind,
  name,
  id,
  script: `${GOOGLE}/${script}?id=${id}`,
  hosts: { scripts: [GOOGLE], connections: GOOGLE_COLLECTS, pictures: GOOGLE_COLLECTS },
});

const counted = (
  kind: 'plausible' | 'umami',
  name: string,
  script: URL,
  id: string,
): AnalyticsTool => ({
  kind,
  name,
  id,
  script: script.href,
  hosts: { scripts: [script.origin], connections: [script.origin], pictures: [] },
});

const READERS: Record<string, (value: string) => AnalyticsTool | undefined> = {
  ga4: (id) =>
    /^G-[A-Z0-9]{4,20}$/.test(id) ? google('ga4', 'Google Analytics', 'gtag/js', id) : undefined,
  gtm: (id) =>
    /^GTM-[A-Z0-9]{4,20}$/.test(id) ? google('gtm', 'Google Tag Manager', 'gtm.js', id) : undefined,
  plausible: (domain) =>
    /^[a-z0-9.-]+\.[a-z0-9-]+$/.test(domain)
      ? counted('plausible', 'Plausible Analytics', new URL('/js/script.js', PLAUSIBLE), domain)
      : undefined,
  umami(value) {
    const [address = '', id = ''] = value.split(',');
    const script = URL.parse(address);
    // On the way, anybody could change a script from another site that is not encrypted.
    const isSafe =
      script?.protocol === 'https:' ||
      (script?.protocol === 'http:' && !isPublicOrigin(script.origin));
    return script && isSafe && /^[\w-]{4,64}$/.test(id)
      ? counted('umami', 'Umami', script, id)
      : undefined;
  },
};

/** Returns the tool for a value of ANALYTICS; undefined if the value has none of the forms. */
export function readAnalytics(value: string): AnalyticsTool | undefined {
  const [, kind = '', rest = ''] = /^(\w+):(.+)$/.exec(value) ?? [];
  return Object.hasOwn(READERS, kind) ? READERS[kind]?.(rest) : undefined;
}
