import {
  nextTimes,
  noTimes,
  ownSession,
  sessionAddress,
  toolLink,
} from '../../src/features/booking/next-times-html.ts';
import type { Html } from '../../src/text/html-tags.ts';
import type { BookingService } from './booking-service.ts';
import type { ResolvedLink } from './session-links.ts';
import { zoneName } from './time-text.ts';
import { daysOf } from './time-views.ts';

/** So many times are shown at once. */
const SHOWN = 4;
/** Times beyond the first ones, on one more page: more would show the host's whole diary. */
const PAGES = 2;

/**
 * What follows a request: the next free times as buttons; or what there is instead, the session that the lead has, the
 * agency's own scheduling tool, the number to call. `page` is 0 for the next times and 1 for those after them.
 */
export async function timesPanel(
  service: BookingService,
  { leadId, visitor, booking }: ResolvedLink & { kind: 'lead' },
  {
    token,
    zone,
    page = 0,
    moreLabel,
  }: { token: string; zone: string; page?: number; moreLabel?: string },
): Promise<Html> {
  const { agency, hosts } = service;
  if (booking) return ownSession(await service.sessionPage(booking));
  const tool = service.toolFor(visitor);
  if (tool) return toolLink(tool);
  const free = await service.free();
  const first = Math.min(page, PAGES - 1) * SHOWN;
  const times = free.slice(first, first + SHOWN);
  if (!times.length) return noTimes({ text: agency.phone, href: agency.phoneHref });
  await service.offered(leadId);
  return nextTimes({
    token,
    zone,
    zoneName: zoneName(zone, times[0] ?? 0),
    days: daysOf(times, zone, agency.timeZone),
    more: sessionAddress({ booking: token, zone }),
    moreLabel,
    host: hosts.length === 1 ? hosts[0] : undefined,
    phone: visitor.phone,
  });
}
