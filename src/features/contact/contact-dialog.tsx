import { Dialog } from '../../ui/dialog.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import { CONTACT_DIALOG } from './places.ts';
import { CONTACT_WORDS } from './words.ts';

/** The one contact dialog of every page. */
export function ContactDialog({
  title = CONTACT_WORDS.title,
  ...form
}: { title?: string | undefined } & Omit<ContactFormProps, 'prefix'>) {
  return (
    <Dialog id={CONTACT_DIALOG} title={title} description={CONTACT_WORDS.description}>
      <ContactForm prefix="contact" {...form} />
    </Dialog>
  );
}
