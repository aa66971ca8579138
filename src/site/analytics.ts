import { type AnalyticsTool, readAnalytics } from '../features/analytics/tool.ts';
import { BOOKING_PARAMS } from '../features/booking/paths.ts';
import { LEAD_SENT } from '../features/forms/lead-sent.ts';

type Tools = {
  dataLayer?: unknown[];
  plausible?: (event: string, options: { props: object }) => void;
  umami?: { track(event: string, data: object): void };
};

/** The types of Google's Consent Mode that a visitor may agree to. The banner does not offer advertising. */
const NEVER = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const;
const ANSWERED = ['analytics_storage', 'functionality_storage', 'personalization_storage'] as const;
const answered = (state: 'granted' | 'denied') =>
  Object.fromEntries(ANSWERED.map((name) => [name, state]));

/** Google's scripts read a call from the list only when it is an `arguments` object. */
const call = (...parts: unknown[]) =>
  Object.defineProperty(parts, Symbol.toStringTag, { value: 'Arguments' });

/** Everything is denied first; then the accepted types are granted, before Google's script loads. */
function startGoogle({ kind, id }: AnalyticsTool, page: Tools) {
  page.dataLayer = [
    call('consent', 'default', { ...NEVER, ...answered('denied') }),
    call('consent', 'update', answered('granted')),
    ...(kind === 'ga4'
      ? [call('js', new Date()), call('config', id)]
      : [{ event: 'gtm.js', 'gtm.start': Date.now() }]),
  ];
}

/** Reports one event for each stored lead: which form it was, and nothing that was written in it. */
function reportLead({ kind }: AnalyticsTool, page: Tools, form: string) {
  if (kind === 'ga4') page.dataLayer?.push(call('event', 'generate_lead', { form }));
  else if (kind === 'gtm') page.dataLayer?.push({ event: 'generate_lead', form });
  else if (kind === 'plausible') page.plausible?.('Lead', { props: { form } });
  else page.umami?.track('lead', { form });
}

/** Returns whether this page, or the one that led here, has an address that moves or cancels a session: no tool may see it. */
const hasSessionAddress = () =>
  new RegExp(`[?&]${BOOKING_PARAMS.booking}=`).test(`${location.href} ${document.referrer}`);

/** Loads the tool; `setting` is the value of ANALYTICS. It is called once a page, after the visitor has accepted all. */
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
