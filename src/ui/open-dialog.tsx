import { buttonClass } from './button.tsx';

export type OpenButton = {
  label: string;
  /** Name of the button or link, which the lead records. */
  source: string;
  /** The visitor's choice, as form, lead and mail show it: "Growth package". */
  subject?: string | undefined;
  /** Texts that replace the texts of the form. The keys are the values of `data-text-key`. */
  texts?: Readonly<Record<string, string>>;
  look?: Parameters<typeof buttonClass>[0];
  size?: Parameters<typeof buttonClass>[1];
  className?: string;
  /** If set, a link to this address replaces the button. */
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
  dialogId,
  formPage,
}: OpenButton & {
  dialogId: string;
  formPage: string;
}) {
  const classes = buttonClass(look, size, className);
  if (formHref)
    return (
      <a href={formHref} className={classes}>
        {label}
      </a>
    );
  const subjectQuery = subject ? `&about=${encodeURIComponent(subject)}` : '';
  return (
    <a
      href={`${formPage}?from=${encodeURIComponent(source)}${subjectQuery}`}
      // nofollow: otherwise crawlers would list the form page once for each control, and browsers
      // would prerender it.
      rel="nofollow"
      className={classes}
      aria-haspopup="dialog"
      data-dialog={dialogId}
      data-source={source}
      data-subject={subject}
      {...Object.fromEntries(Object.entries(texts).map(([key, text]) => [`data-${key}`, text]))}
    >
      {label}
    </a>
  );
}
