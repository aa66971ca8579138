import { CONTACT_WORDS } from './words.ts';

/**
 * What the visitor has chosen where the form was opened: sent with it, shown, and taken out again. features/forms/tell-form.ts
 * or the server (server/http/form-page.ts) fills it in.
 */
export function Subject() {
  return (
    <>
      <input type="hidden" name="subject" />
      <p hidden className="flex items-start gap-4 bg-fog px-4 py-2.5 text-note/6">
        <span className="flex-1">
          {CONTACT_WORDS.askedAbout} <b data-about className="inline-block wrap-anywhere" />
        </span>
        <button type="button" data-remove-subject className="needs-script underline underline-offset-4">
          {CONTACT_WORDS.remove}
        </button>
      </p>
    </>
  );
}
