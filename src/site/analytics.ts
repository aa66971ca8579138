import { type AnalyticsTool, readAnalytics } from '../features/analytics/tool.ts';
import { BOOKING_PARAMS } from '../features/booking/paths.ts';
import { LEAD_SENT } from '../features/forms/lead-sent.ts';

type Tools = {
  dataLayer?: unknown[];
  plausible?: (event: string, options: { props: object }) => void;
  umami?: { track(event: string, data: object): void };
};

/** Types of Google's Consent Mode that are always denied, because the cookie banner does not offer advertising. */
const NEVER = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const;
const ANSWERED = ['analytics_storage', 'functionality_storage', 'personalization_storage'] as const;
const answered = (state: 'granted' | 'denied') =>
  Object.fromEntries(ANSWERED.map((name) => [name, state]));

/** Returns a call for Google's scripts: they read only `arguments` objects from the list. */
const call = (...parts: unknown[]) =>
  Object.defineProperty(parts, Symbol.toStringTag, { value: 'Arguments' });

/** Denies all types of consent and then grants the accepted types, before Google's script is loaded. */
function startGoogle({ kind, id }: AnalyticsTool, page: Tools) {
  page.dataLayer = [
    call('consent', 'default', { ...NEVER, ...answered('denied') }),
    call('consent', 'update', answered('granted')),
    ...(kind === 'ga4'
      ? [call('js', new Date()), call('config', id)]
      : [{ event: 'gtm.js', 'gtm.start': Date.now() }]),
  ];
}

/** Reports an event for a stored lead, with the name of the form but none of its values. */
function reportLead({ kind }: AnalyticsTool, page: Tools, form: string) {
  if (kind === 'ga4') page.dataLayer?.push(call('event', 'generate_lead', { form }));
  else if (kind === 'gtm') page.dataLayer?.push({ event: 'generate_lead', form });
  else if (kind === 'plausible') page.plausible?.('Lead', { props: { form } });
  else page.umami?.track('lead', { form });
}

/** Returns whether this page or its referrer has an address that can change a session. No tool may see such an address. */
const hasSessionAddress = () =>
  new RegExp(`[?&]${BOOKING_PARAMS.booking}=`).test(`${location.href} ${document.referrer}`);

/** Loads the analytics tool after the visitor has accepted all. Called once on a page. `setting` is ANALYTICS. */
export function startAnalytics(setting: string) {
  const tool = readAnalytics(setting);
  if (!tool || hasSessionAddress()) return;
  const page = window as unknown as Tools;
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
