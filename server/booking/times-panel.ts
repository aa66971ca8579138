import {
  bookingToolLink,
  nextTimes,
  noTimes,
  pastSession,
  sessionLink,
} from '../../src/features/booking/next-times-html.ts';
import type { Html } from '../../src/text/html-tags.ts';
import type { BookingService } from './booking-service.ts';
import type { ResolvedLink } from './links.ts';

const TIMES_SHOWN = 4;
/** With more panels, a visitor could see the whole calendar of a host. */
const MAX_PANELS = 2;
/** Label of the link to the page of all times if the panel shows the last free time. */
const ALL_TIMES = 'Other time zones, or video';

type Panel = { token: string; zone: string; page?: number; moreLabel?: string };

export async function timesPanel(
  service: BookingService,
  { leadId, visitor, booking }: ResolvedLink & { kind: 'lead' },
  { token, zone, page = 0, moreLabel = 'More times' }: Panel,
): Promise<Html> {
  const { agency, hosts } = service;
  if (booking && service.hasBegun(booking)) return pastSession(agency);
  if (booking) return sessionLink(await service.addressOfSession(booking));
  const tool = service.bookingToolFor(visitor);
  if (tool) return bookingToolLink(tool);
  const freeTimes = (await service.canLeadBook(leadId)) ? await service.freeTimes() : [];
  if (!freeTimes.length) return noTimes(agency);
  const panelCount = Math.min(MAX_PANELS, Math.ceil(freeTimes.length / TIMES_SHOWN));
  // If the times of a later panel were taken meanwhile, the last panel is shown again.
  const panelIndex = Math.min(page, panelCount - 1);
  const end = (panelIndex + 1) * TIMES_SHOWN;
  await service.recordTimesOffered(leadId);
  return nextTimes({
    token,
    zone,
    times: freeTimes.slice(end - TIMES_SHOWN, end),
    allLabel: freeTimes.length > end ? moreLabel : ALL_TIMES,
    hasNext: panelIndex + 1 < panelCount,
    host: hosts.length === 1 ? hosts[0] : undefined,
    phone: visitor.phone,
  });
}
