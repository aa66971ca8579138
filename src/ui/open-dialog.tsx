import { buttonClass } from './button.tsx';

export type OpenButton = {
  label: string;
  /** The name of the button or link that opened the form; it is saved with the lead. */
  source: string;
  /** The choice of the visitor, as text for form, lead and mail: "Growth package". */
  subject?: string | undefined;
  /** Texts for parts of the form when this button opens it. The keys are the values of `data-says`. */
  says?: Readonly<Record<string, string>>;
  look?: Parameters<typeof buttonClass>[0];
  size?: Parameters<typeof buttonClass>[1];
  className?: string;
  /** The address of the form for pages without the dialog. */
  formHref?: string | undefined;
};

/** Shows a button that opens a dialog with a form. Without JavaScript it is a link to the page of the form. */
export function OpenDialog({
  label,
  source,
  subject,
  says = {},
  look = 'primary',
  size,
  className,
  formHref,
  dialog,
  formPage,
}: OpenButton & {
  /** Id of the dialog. */
  dialog: string;
  /** Page of the form for visitors without JavaScript. */
  formPage: string;
}) {
  const classes = buttonClass(look, size, className);
  const about = subject ? `&about=${encodeURIComponent(subject)}` : '';
  const query = `from=${encodeURIComponent(source)}${about}`;
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
        commandfor={dialog}
        aria-haspopup="dialog"
        data-source={source}
        data-subject={subject}
        {...Object.fromEntries(
          Object.entries(says).map(([part, words]) => [`data-${part}`, words]),
        )}
      >
        {label}
      </button>
      <noscript>{link(`${formPage}?${query}`)}</noscript>
    </>
  );
}
