import { CONTACT_DIALOG, CONTACT_PAGES } from '../rules/contact-places.ts';
import { buttonClass } from '../ui/button.tsx';

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
      <noscript>{link(`${CONTACT_PAGES.form}?from=${encodeURIComponent(source)}`)}</noscript>
    </>
  );
}
