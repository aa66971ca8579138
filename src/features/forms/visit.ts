import { campaignIn } from './campaign.ts';

/**
 * Where the visit came from, without keeping anything on the device: the browser's own list of this tab's pages begins
 * with the first one. A browser without that list knows only the page it is on, which is the first one unless one of
 * our own pages led there. Of an address only its path and its campaign are told, never what stands after the # sign.
 */
export function visitOrigin() {
  const referrer = document.referrer.split('/')[2];
  const fromOutside = referrer !== location.host;
  const first = globalThis.navigation?.entries()[0]?.url ?? (fromOutside ? location.href : undefined);
  if (!first) return {};
  const { pathname, searchParams } = new URL(first);
  return { landing: pathname, referrer: fromOutside ? referrer : undefined, ...campaignIn(searchParams) };
}
