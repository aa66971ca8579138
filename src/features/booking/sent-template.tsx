import { contactCopy } from '../../content/contact-copy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SENT_DIALOG, SENT_TEMPLATE } from './paths.ts';

/** The panel is in a template, which the browser does not lay out. */
export function SentTemplate() {
  return (
    <template id={SENT_TEMPLATE}>
      <Dialog
        id={SENT_DIALOG}
        title="Your request is sent."
        description={contactCopy().session.receipt}
      >
        <div
          data-sent-times
          data-style-sources="next-times-html.ts"
          className="sent-times"
          aria-live="polite"
        >
          <p className="text-note/6 text-ink-2">Looking for free times…</p>
        </div>
        <div className="mt-4 border-t border-line pt-3">
          <button
            type="button"
            command="close"
            commandfor={SENT_DIALOG}
            data-not-now
            className="text-link"
          >
            Not now
          </button>
        </div>
      </Dialog>
    </template>
  );
}
