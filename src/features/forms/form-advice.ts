import { CONTACT_LIMITS, CONTACT_MESSAGES } from '../contact/schema.ts';

const anAddress = 'enter an address like name@firm.com';
const aFirm = 'enter the name of your firm';
const atMost = (characters: number) => `use at most ${characters} characters`;

/** What to put in, for each message that stands under a field: the message says which rule is broken, not what is missing. */
const ADVICE = new Map<string, string>([
  [CONTACT_MESSAGES.nameRequired, 'enter your name'],
  [CONTACT_MESSAGES.nameLong, atMost(CONTACT_LIMITS.nameMax)],
  [CONTACT_MESSAGES.emailInvalid, anAddress],
  [CONTACT_MESSAGES.emailLong, atMost(CONTACT_LIMITS.emailMax)],
  [CONTACT_MESSAGES.phoneShort, 'enter a number with its area code'],
  [CONTACT_MESSAGES.phoneLong, atMost(CONTACT_LIMITS.phoneMax)],
  [CONTACT_MESSAGES.firmRequired, aFirm],
  [CONTACT_MESSAGES.firmLong, atMost(CONTACT_LIMITS.firmNameMax)],
  [CONTACT_MESSAGES.messageLong, atMost(CONTACT_LIMITS.messageMax)],
  ['Business name is required', 'enter the name on the profile'],
  ['Please enter a valid URL', 'enter an address that starts with https://, or nothing'],
]);

/** A label as a sentence uses it: without its star or "(Optional)". */
const plain = (label: string) => label.replace(/ (\*|\(Optional\))$/, '');

/** One line of an error summary. In: label of the field, message under it. Out: "Email Address: enter an address like name@firm.com". */
export function adviceLine(label: string, message: string): string {
  return `${plain(label)}: ${ADVICE.get(message) ?? message.charAt(0).toLowerCase() + message.slice(1)}`;
}

/** In: label of a field that is right by now. Out: its line in the summary. */
export function correctedLine(label: string): string {
  return `${plain(label)}: corrected`;
}

/** Heading of an error summary. In: how many fields are still wrong. */
export function summaryTitle(wrong: number): string {
  if (wrong === 0) return 'All corrected. Send the form again.';
  return wrong === 1 ? 'One field needs a correction' : `${wrong} fields need a correction`;
}
