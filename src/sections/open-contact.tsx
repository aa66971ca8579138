import { CONTACT_DIALOG, CONTACT_PAGES } from '../rules/contact-places.ts';
import { type OpenButton, OpenDialog } from './open-dialog.tsx';

/** Opens the contact dialog; without JavaScript, a link to the form's own page. */
export function OpenContact(button: OpenButton) {
  return <OpenDialog {...button} dialog={CONTACT_DIALOG} intent="contact" formPage={CONTACT_PAGES.form} />;
}
