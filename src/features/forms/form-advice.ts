import { FIELD_LIMITS, FIELD_MESSAGES } from './field-rules.ts';
import { plainLabel } from './fields.ts';

const atMost = (characters: number) => `use at most ${characters} characters`;

/** The correction of each error. The message under a field states the rule; the advice states what to enter. */
const ADVICE: Readonly<Record<string, string>> = {
  [FIELD_MESSAGES.nameRequired]: 'enter your name',
  [FIELD_MESSAGES.nameLong]: atMost(FIELD_LIMITS.nameMax),
  [FIELD_MESSAGES.emailInvalid]: 'enter an address like name@firm.com',
  [FIELD_MESSAGES.emailLong]: atMost(FIELD_LIMITS.emailMax),
  [FIELD_MESSAGES.phoneShort]: 'enter a number with its area code',
  [FIELD_MESSAGES.phoneLong]: atMost(FIELD_LIMITS.phoneMax),
  [FIELD_MESSAGES.firmRequired]: 'enter the name of your firm',
  [FIELD_MESSAGES.firmLong]: atMost(FIELD_LIMITS.firmNameMax),
  [FIELD_MESSAGES.messageLong]: atMost(FIELD_LIMITS.messageMax),
};

/**
 * Returns a line of the error summary: "Email Address: enter an address like name@firm.com". If a message has no advice,
 * the line has the message.
 */
export function adviceLine(label: string, message: string): string {
  return `${plainLabel(label)}: ${ADVICE[message] ?? message.charAt(0).toLowerCase() + message.slice(1)}`;
}

/** Returns the line of a corrected field. */
export function correctedLine(label: string): string {
  return `${plainLabel(label)}: corrected`;
}

/** Returns the heading of the error summary. `wrong` is the number of fields with an error. */
export function summaryTitle(wrong: number): string {
  if (wrong === 0) return 'All corrected. Send the form again.';
  return wrong === 1 ? 'One field needs a correction' : `${wrong} fields need a correction`;
}
