/**
 * Adds the visitor's time zone to the address of a page with times, because an address in a mail
 * has no zone. A session that is moved keeps the zone of its booking.
 */
const query = new URLSearchParams(location.search);
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const hasTimes = document.querySelector('main [name=zone]') !== null;
if (hasTimes && timeZone && !query.has('show') && !query.has('zone')) {
  query.set('zone', timeZone);
  location.replace(`?${query}${location.hash}`);
}
