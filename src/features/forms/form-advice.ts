import { FIELD_LIMITS, FIELD_MESSAGES } from './field-rules.ts';
import { plainLabel } from './fields.ts';

const atMostAdvice = (characters: number) => `use at most ${characters} characters`;

/** A message states the rule; the advice states what to enter. */
const ADVICE: Readonly<Record<string, string>> = {
  [FIELD_MESSAGES.nameRequired]: 'enter your name',
  [FIELD_MESSAGES.nameLong]: atMostAdvice(FIELD_LIMITS.nameMax),
  [FIELD_MESSAGES.emailInvalid]: 'enter an address like name@firm.com',
  [FIELD_MESSAGES.emailLong]: atMostAdvice(FIELD_LIMITS.emailMax),
  [FIELD_MESSAGES.phoneShort]: 'enter a number with its area code',
  [FIELD_MESSAGES.phoneLong]: atMostAdvice(FIELD_LIMITS.phoneMax),
  [FIELD_MESSAGES.firmRequired]: 'enter the name of your firm',
  [FIELD_MESSAGES.firmLong]: atMostAdvice(FIELD_LIMITS.firmNameMax),
  [FIELD_MESSAGES.messageLong]: atMostAdvice(FIELD_LIMITS.messageMax),
};

/** The summary has lines such as "Email Address: enter an address like name@firm.com". */
export function adviceLine(label: string, message: string): string {
  return `${plainLabel(label)}: ${ADVICE[message] ?? message.charAt(0).toLowerCase() + message.slice(1)}`;
}

export function correctedLine(label: string): string {
  return `${plainLabel(label)}: corrected`;
}

export function summaryTitle(errorCount: number): string {
  if (errorCount === 0) return 'All corrected. Send the form again.';
  return errorCount === 1
    ? 'One field needs a correction'
    : `${errorCount} fields need a correction`;
}
