import { contactWords } from '../../content/contact-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ReadyHtml } from '../../ui/ready-html.tsx';
import { type ContactFormPlace, contactFormHtml } from './contact-form-html.ts';
import { CONTACT_DIALOG } from './places.ts';

/** The one contact dialog of every page. */
export function ContactDialog({
  title = contactWords().session.title,
  text = contactWords().session.description,
  ...form
}: { title?: string | undefined; text?: string | undefined } & Omit<ContactFormPlace, 'prefix'>) {
  return (
    <Dialog id={CONTACT_DIALOG} title={title} description={text} inTemplate>
      <ReadyHtml html={String(contactFormHtml({ prefix: 'contact', ...form }))} />
    </Dialog>
  );
}
