import { CONTACT_WORDS } from './words.ts';

/** Under the button of the contact form: what to leave out, what is done with it, and the consent a call needs. */
export function SmallPrint() {
  return (
    <div className="grid gap-2 text-sm/5 text-ink-2">
      <p>
        {CONTACT_WORDS.leaveOut}{' '}
        <a href="/privacy-policy" className="underline underline-offset-4">
          {CONTACT_WORDS.policyLink}
        </a>
      </p>
      <p>{CONTACT_WORDS.consent}</p>
    </div>
  );
}
