import { useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import { CONTACT_DIALOG } from './places.ts';
import { CONTACT_WORDS } from './words.ts';

/** The one contact dialog of every page. */
export function ContactDialog({
  title = CONTACT_WORDS.title,
  phone,
  backend,
}: { title?: string | undefined } & Pick<ContactFormProps, 'phone' | 'backend'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog id={CONTACT_DIALOG} ref={dialog} title={title} description={CONTACT_WORDS.description}>
      <ContactForm prefix="contact" phone={phone} backend={backend} onSent={() => dialog.current?.close()} />
    </Dialog>
  );
}
