/** A script is read by whoever picks up the phone: what opens an account or an identity is not asked for in it. */
const SECRET =
  /\b(?:ssn|passport (?:number|no)|(?:driver'?s?|drivers') licen[cs]e (?:number|no)|(?:bank|checking|savings) account|account number|routing number|card number|passwords?)\b/i;
/** Social Security benefits, credit card debt and a pin in a hip are what a matter may be about; these are not. */
const SECRET_ALONE =
  /\b(?:social security|(?:credit|debit) card|pin)(?: (?:numbers?|no|cards?|codes?|details|information|and|or)\b|[,;.?!]|\W*$)/i;

export const asksForSecret = (words: string) => SECRET.test(words) || SECRET_ALONE.test(words);
