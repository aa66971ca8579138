import { type AnalyticsTool, readAnalytics } from '../features/analytics/tool.ts';
import { TOKEN_PARAM } from '../features/booking/paths.ts';
import { LEAD_SENT } from '../features/forms/lead-sent.ts';

type AnalyticsGlobals = {
  dataLayer?: unknown[];
  plausible?: (event: string, options: { props: object }) => void;
  umami?: { track(event: string, data: object): void };
};

/** The cookie banner does not offer advertising. */
const ALWAYS_DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const;
const CONSENT_TYPES = [
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
] as const;
const consentOf = (state: 'granted' | 'denied') =>
  Object.fromEntries(CONSENT_TYPES.map((name) => [name, state]));

/** Google's scripts read only `arguments` objects from the list. */
const argumentsObject = (...parts: unknown[]) =>
  Object.defineProperty(parts, Symbol.toStringTag, { value: 'Arguments' });

/**
 * Consent Mode needs a default before an update, and needs both before Google's script is loaded.
 */
function startGoogle({ kind, id }: AnalyticsTool, page: AnalyticsGlobals) {
  page.dataLayer = [
    argumentsObject('consent', 'default', { ...ALWAYS_DENIED, ...consentOf('denied') }),
    argumentsObject('consent', 'update', consentOf('granted')),
    ...(kind === 'ga4'
      ? [argumentsObject('js', new Date()), argumentsObject('config', id)]
      : [{ event: 'gtm.js', 'gtm.start': Date.now() }]),
  ];
}

/** Reports the form name but none of its values. */
function reportLead({ kind }: AnalyticsTool, page: AnalyticsGlobals, form: string) {
  if (kind === 'ga4') page.dataLayer?.push(argumentsObject('event', 'generate_lead', { form }));
  else if (kind === 'gtm') page.dataLayer?.push({ event: 'generate_lead', form });
  else if (kind === 'plausible') page.plausible?.('Lead', { props: { form } });
  else page.umami?.track('lead', { form });
}

/** No tool may see a URL with a token, because the token can change a session. */
const hasSessionToken = () =>
  new RegExp(`[?&]${TOKEN_PARAM}=`).test(`${location.href} ${document.referrer}`);

export function startAnalytics(setting: string) {
  const tool = readAnalytics(setting);
  if (!tool || hasSessionToken()) return;
  const page = window as unknown as AnalyticsGlobals;
  if (tool.kind === 'ga4' || tool.kind === 'gtm') startGoogle(tool, page);
  const script = document.createElement('script');
  script.async = true;
  script.src = tool.script;
  if (tool.kind === 'plausible') script.dataset.domain = tool.id;
  if (tool.kind === 'umami') script.dataset.websiteId = tool.id;
  document.head.append(script);
  document.addEventListener(LEAD_SENT, (event) =>
    reportLead(tool, page, String((event as CustomEvent).detail)),
  );
}
