/** Keeps "9 a.m." in one line. */
export function unbrokenHours(hours: string) {
  return hours.replaceAll(/(\d) (?=[ap]\.m\.)/g, '$1\u00a0');
}
