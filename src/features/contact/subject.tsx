import type { MouseEvent } from 'react';
import { tellSubject } from '../forms/tell-form.ts';
import { CONTACT_WORDS } from './words.ts';

/** Takes the choice out. The button goes with it, so the focus goes to where the form begins. */
function remove({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
  if (!form) return;
  tellSubject(form, '');
  const heading = form.closest('dialog')?.querySelector('h2');
  (heading ?? form.querySelector<HTMLElement>('.control'))?.focus();
}

/**
 * What the visitor has chosen where the form was opened: sent with it, shown, and taken out again. features/forms/tell-form.ts
 * or the server (server/http/form-page.ts) fills it in, before React too; React leaves it as it is.
 */
export function Subject() {
  return (
    <>
      <input type="hidden" name="subject" />
      <p hidden suppressHydrationWarning className="flex items-start gap-4 bg-fog px-4 py-2.5 text-note/6">
        <span className="flex-1">
          {CONTACT_WORDS.askedAbout}{' '}
          <b data-about suppressHydrationWarning className="inline-block wrap-anywhere">
            {''}
          </b>
        </span>
        <button type="button" onClick={remove} className="needs-script underline underline-offset-4">
          {CONTACT_WORDS.remove}
        </button>
      </p>
    </>
  );
}
