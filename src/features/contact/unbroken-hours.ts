/** "9 a.m." is not parted at the end of a line. */
export function unbrokenHours(hours: string) {
  return hours.replaceAll(/(\d) (?=[ap]\.m\.)/g, '$1\u00a0');
}
