import { buttonClass } from '../ui/button.tsx';

/** Id of the one contact dialog; every control that opens it names it. */
export const CONTACT_DIALOG = 'contact-dialog';
/** Page of the same form, for visitors without JavaScript. */
export const CONTACT_PAGE = '/contact';

type OpenContactProps = {
  label: string;
  /** Kept with the lead: which control it came from. */
  source: string;
  look?: Parameters<typeof buttonClass>[0];
  size?: Parameters<typeof buttonClass>[1];
  className?: string;
  /** On a page without the dialog: where the form is. */
  formHref?: string | undefined;
};

/** Opens the contact dialog; without JavaScript, a link to the form's own page. */
export function OpenContact({
  label,
  source,
  look = 'primary',
  size,
  className,
  formHref,
}: OpenContactProps) {
  const classes = buttonClass(look, size, className);
  const link = (href: string) => (
    <a href={href} className={classes}>
      {label}
    </a>
  );
  if (formHref) return link(formHref);
  return (
    <>
      <button
        type="button"
        className={`${classes} needs-script`}
        command="show-modal"
        commandfor={CONTACT_DIALOG}
        aria-haspopup="dialog"
        data-intent="contact"
        data-source={source}
      >
        {label}
      </button>
      <noscript>{link(`${CONTACT_PAGE}?from=${encodeURIComponent(source)}`)}</noscript>
    </>
  );
}
