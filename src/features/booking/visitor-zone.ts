import { BOOKING_PARAMS } from './paths.ts';

/**
 * An address from a mail has no zone. A session that is moved keeps the zone of its booking.
 */
const query = new URLSearchParams(location.search);
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const hasTimes = document.querySelector(`main [name=${BOOKING_PARAMS.zone}]`) !== null;
const isMove = query.has(BOOKING_PARAMS.show);
if (hasTimes && !isMove && !query.has(BOOKING_PARAMS.zone) && timeZone) {
  query.set(BOOKING_PARAMS.zone, timeZone);
  location.replace(`?${query}${location.hash}`);
}
