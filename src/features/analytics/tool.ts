import { isPublicOrigin } from '../../text/reserved-names.ts';

export type AnalyticsTool = {
  kind: 'ga4' | 'gtm' | 'plausible' | 'umami';
  name: string;
  /** Id of the account; for Plausible, the domain of the site. */
  id: string;
  script: string;
  /** The origins that the Content-Security-Policy allows for the tool. */
  hosts: { scripts: string[]; connections: string[]; pictures: string[] };
};

const GOOGLE = 'https://www.googletagmanager.com';
const GOOGLE_COLLECTORS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const PLAUSIBLE = 'https://plausible.io';

export const ANALYTICS_FORMS =
  'ga4:G-…, gtm:GTM-…, plausible:<domain> or umami:<https address of its script>,<id>';

const googleTool = (
  kind: 'ga4' | 'gtm',
  name: string,
  script: string,
  id: string,
): AnalyticsTool => ({
  kind,
  name,
  id,
  script: `${GOOGLE}/${script}?id=${id}`,
  hosts: { scripts: [GOOGLE], connections: GOOGLE_COLLECTORS, pictures: GOOGLE_COLLECTORS },
});

const cookielessTool = (
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

const PARSERS: Record<string, (value: string) => AnalyticsTool | undefined> = {
  ga4: (id) =>
    /^G-[A-Z0-9]{4,20}$/.test(id)
      ? googleTool('ga4', 'Google Analytics', 'gtag/js', id)
      : undefined,
  gtm: (id) =>
    /^GTM-[A-Z0-9]{4,20}$/.test(id)
      ? googleTool('gtm', 'Google Tag Manager', 'gtm.js', id)
      : undefined,
  plausible: (domain) =>
    /^[a-z0-9.-]+\.[a-z0-9-]+$/.test(domain)
      ? cookielessTool(
          'plausible',
          'Plausible Analytics',
          new URL('/js/script.js', PLAUSIBLE),
          domain,
        )
      : undefined,
  umami(value) {
    const [address = '', id = ''] = value.split(',');
    const script = URL.parse(address);
    // An unencrypted script could be changed on its way, so only https or a private host is
    // accepted.
    const isSafe =
      script?.protocol === 'https:' ||
      (script?.protocol === 'http:' && !isPublicOrigin(script.origin));
    return script && isSafe && /^[\w-]{4,64}$/.test(id)
      ? cookielessTool('umami', 'Umami', script, id)
      : undefined;
  },
};

/** Returns undefined for an invalid value. */
export function readAnalytics(value: string): AnalyticsTool | undefined {
  const [, kind = '', settings = ''] = /^(\w+):(.+)$/.exec(value) ?? [];
  return Object.hasOwn(PARSERS, kind) ? PARSERS[kind]?.(settings) : undefined;
}
