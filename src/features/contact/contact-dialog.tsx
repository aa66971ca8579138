import { contactWords } from '../../content/contact-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import { CONTACT_DIALOG } from './places.ts';

/** The one contact dialog of every page. */
export function ContactDialog({
  title = contactWords().session.title,
  text = contactWords().session.description,
  ...form
}: { title?: string | undefined; text?: string | undefined } & Omit<ContactFormProps, 'prefix'>) {
  return (
    <Dialog id={CONTACT_DIALOG} title={title} description={text}>
      <ContactForm prefix="contact" {...form} />
    </Dialog>
  );
}
