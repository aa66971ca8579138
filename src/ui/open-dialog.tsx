import { buttonClass } from './button.tsx';

export type OpenButton = {
  label: string;
  /** The lead has this name of the button or link. */
  source: string;
  /** Form, lead and mail show this choice: "Growth package". */
  subject?: string | undefined;
  /** These texts replace those of the form; the keys are the values of `data-says`. */
  texts?: Readonly<Record<string, string>>;
  look?: Parameters<typeof buttonClass>[0];
  size?: Parameters<typeof buttonClass>[1];
  className?: string;
  formHref?: string | undefined;
};

export function OpenDialog({
  label,
  source,
  subject,
  texts = {},
  look = 'primary',
  size,
  className,
  formHref,
  dialog,
  formPage,
}: OpenButton & {
  dialog: string;
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
        {...Object.fromEntries(Object.entries(texts).map(([part, text]) => [`data-${part}`, text]))}
      >
        {label}
      </button>
      <noscript>{link(`${formPage}?${query}`)}</noscript>
    </>
  );
}
