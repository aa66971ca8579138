import { contactWords } from '../../content/contact-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import { CONTACT_DIALOG } from './places.ts';

/** The one contact dialog of every page. */
export function ContactDialog({
  title = contactWords().session.title,
  ...form
}: { title?: string | undefined } & Omit<ContactFormProps, 'prefix'>) {
  return (
    <Dialog id={CONTACT_DIALOG} title={title} description={contactWords().session.description}>
      <ContactForm prefix="contact" {...form} />
    </Dialog>
  );
}
