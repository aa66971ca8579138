import { ASKS, type AskKind } from '../../content/asks.ts';
import { type OpenButton, OpenDialog } from '../../ui/open-dialog.tsx';
import { askPath, CONTACT_DIALOG, CONTACT_PAGES } from './places.ts';

/** Opens the contact dialog; without JavaScript, a link to the form's own page. */
export function OpenContact(button: OpenButton) {
  return <OpenDialog {...button} dialog={CONTACT_DIALOG} formPage={CONTACT_PAGES.form} />;
}

/** Opens it for one kind of ask, with the words of that. */
export function OpenAsk({
  kind,
  ...button
}: Omit<OpenButton, 'label' | 'says' | 'subject'> & { kind: AskKind; subject: string }) {
  const { title, lead, message, submit } = ASKS[kind];
  return (
    <OpenDialog
      look="secondary"
      size="small"
      {...button}
      label={title}
      says={{ ask: kind, title, lead, message, submit }}
      dialog={CONTACT_DIALOG}
      formPage={askPath(kind)}
    />
  );
}
