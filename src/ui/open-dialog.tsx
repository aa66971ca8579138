import { buttonClass } from './button.tsx';

export type OpenButton = {
  label: string;
  /** Saved with the lead: the control that it came from. */
  source: string;
  /** What the visitor has chosen here, in words for form, lead and mail: "Growth package". */
  subject?: string | undefined;
  /** Texts for the form's parts, by their `data-says`, for this control only. */
  says?: Readonly<Record<string, string>>;
  look?: Parameters<typeof buttonClass>[0];
  size?: Parameters<typeof buttonClass>[1];
  className?: string;
  /** On a page without the dialog: where the form is. */
  formHref?: string | undefined;
};

/** Opens a dialog with a form; without JavaScript, a link to the form's own page. */
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
