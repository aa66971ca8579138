import { z } from 'zod';
import { mailbox } from '../../src/text/typed-text.ts';
import { readEmail, withoutRepeats } from '../setting-values.ts';

/** The forms whose submissions are stored as leads, by their names in lists, exports and `LEADS_TO`. */
export const FORMS = [
  'strategy-session',
  'gmb-scorecard',
  'intake-builder',
  'report-download',
] as const;
export type FormName = (typeof FORMS)[number];

/** The recipients of mails about leads. */
export type LeadRecipients = {
  /** At least one recipient, for all forms that are not in `byForm`. */
  general: readonly string[];
  byForm: ReadonlyMap<string, readonly string[]>;
};

/** Returns the recipients of mails about a lead of this form, and about a session of the lead. */
export const recipientsOf = ({ general, byForm }: LeadRecipients, form: string) =>
  byForm.get(form) ?? general;

/** Returns all recipients of all forms. */
export const allRecipients = ({ general, byForm }: LeadRecipients) => [
  ...new Set([...general, ...[...byForm.values()].flat()]),
];

/** Returns the recipients without those who have the mail already. A mail with `to` goes only to the visitor. */
export function remainingRecipients(
  { to, accepted = [] }: { to?: string; accepted?: readonly string[] },
  recipients: readonly string[],
): string[] {
  const had = new Set(accepted.map(mailbox));
  return (to ? [to] : recipients).filter((address) => !had.has(mailbox(address)));
}

const known = (name: string) => FORMS.some((form) => form === name);

/**
 * Returns the schema of the setting with recipients, such as `a@x.example, strategy-session=b@x.example`: an address may be
 * for a single form. `fallback` gets the mails of forms without any recipient. A repeated address gets each mail once.
 */
export function recipientsSetting(fallback: string) {
  return z.string().transform((text, context): LeadRecipients => {
    const wrong = (expected: string) => {
      context.issues.push({ code: 'custom', message: `expected ${expected}`, input: text });
      return z.NEVER;
    };
    const lists = new Map<string, string[]>();
    const parts = text.split(',').filter((part) => part.trim());
    for (const part of parts) {
      const [, form = '', typed = part] = /^([^=@]*)=(.*)$/s.exec(part) ?? [];
      const name = form.trim();
      if (typed !== part && !known(name))
        return wrong(`one of ${FORMS.join(', ')} in front of "=", not ${JSON.stringify(name)}`);
      const address = readEmail(typed.trim());
      if (!address) return wrong('a comma-separated list of email addresses');
      lists.set(name, withoutRepeats([...(lists.get(name) ?? []), address]));
    }
    if (!parts.length) return wrong('a comma-separated list of email addresses');
    const { '': general = [fallback], ...byForm } = Object.fromEntries(lists);
    return { general, byForm: new Map(Object.entries(byForm)) };
  });
}

export const recipientsForAllForms = (...general: string[]): LeadRecipients => ({
  general,
  byForm: new Map(),
});
