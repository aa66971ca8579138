import { z } from 'zod';
import { mailbox } from '../../src/text/typed-text.ts';
import { readEmail, withoutRepeats } from '../setting-values.ts';

/** The names are in stored leads, in exports and in `LEADS_TO`, so they must not change. */
export const FORMS = [
  'strategy-session',
  'gmb-scorecard',
  'intake-builder',
  'report-download',
] as const;
export type FormName = (typeof FORMS)[number];

export type LeadRecipients = {
  general: readonly string[];
  byForm: ReadonlyMap<string, readonly string[]>;
};

export const recipientsOf = ({ general, byForm }: LeadRecipients, form: string) =>
  byForm.get(form) ?? general;

export const allRecipients = ({ general, byForm }: LeadRecipients) => [
  ...new Set([...general, ...[...byForm.values()].flat()]),
];

// Leaves out recipients who have the mail already. A mail with `to` goes only to this address,
// the address of the visitor.
export function remainingRecipients(
  { to, accepted = [] }: { to?: string; accepted?: readonly string[] },
  recipients: readonly string[],
): string[] {
  const acceptedMailboxes = new Set(accepted.map(mailbox));
  return (to ? [to] : recipients).filter((address) => !acceptedMailboxes.has(mailbox(address)));
}

const isForm = (name: string) => FORMS.some((form) => form === name);

// A list has the form `a@x.example, strategy-session=b@x.example`. `fallback` gets the mails of a
// form that has no recipient. A repeated address gets each mail once.
export function recipientsSetting(fallback: string) {
  return z.string().transform((text, context): LeadRecipients => {
    const addIssue = (expected: string) => {
      context.issues.push({ code: 'custom', message: `expected ${expected}`, input: text });
      return z.NEVER;
    };
    const lists = new Map<string, string[]>();
    const parts = text.split(',').filter((part) => part.trim());
    for (const part of parts) {
      const [, form = '', typedAddress = part] = /^([^=@]*)=(.*)$/s.exec(part) ?? [];
      const name = form.trim();
      if (typedAddress !== part && !isForm(name))
        return addIssue(`one of ${FORMS.join(', ')} in front of "=", not ${JSON.stringify(name)}`);
      const address = readEmail(typedAddress.trim());
      if (!address) return addIssue('a comma-separated list of email addresses');
      lists.set(name, withoutRepeats([...(lists.get(name) ?? []), address]));
    }
    if (!parts.length) return addIssue('a comma-separated list of email addresses');
    const { '': general = [fallback], ...byForm } = Object.fromEntries(lists);
    return { general, byForm: new Map(Object.entries(byForm)) };
  });
}

export const recipientsForAllForms = (...general: string[]): LeadRecipients => ({
  general,
  byForm: new Map(),
});
