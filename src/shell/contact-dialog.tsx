import { useRef } from 'react';
import { CONTACT_DIALOG } from '../sections/open-contact.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** Title of the dialog where a page names no other. */
export const CONTACT_TITLE = 'Schedule Your Free Strategy Session';
export const CONTACT_DESCRIPTION = 'Tell us where to reach you. A strategist answers within 24 hours.';

/** The one contact dialog of every page. */
export function ContactDialog({
  title = CONTACT_TITLE,
  phone,
  backend,
}: { title?: string | undefined } & Pick<ContactFormProps, 'phone' | 'backend'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog id={CONTACT_DIALOG} ref={dialog} title={title} description={CONTACT_DESCRIPTION}>
      <ErrorBoundary>
        <ContactForm
          prefix="contact"
          phone={phone}
          backend={backend}
          onSent={() => dialog.current?.close()}
        />
      </ErrorBoundary>
    </Dialog>
  );
}
