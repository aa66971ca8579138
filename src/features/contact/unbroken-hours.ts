/** Returns hours with non-breaking spaces, so that "9 a.m." stays on one line. */
export function unbrokenHours(hours: string) {
  return hours.replaceAll(/(\d) (?=[ap]\.m\.)/g, '$1\u00a0');
}
