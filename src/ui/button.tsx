import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The look of a button: "primary" for the main action of a screen, "night" for a dark background. See ui/buttons.css. */
type Look = 'primary' | 'secondary' | 'dark' | 'night';
type Size = 'normal' | 'small';

/** Returns the classes of a button, for use on another element. */
export function buttonClass(look: Look, size: Size = 'normal', extra?: string) {
  return classNames('btn', `btn-${look}`, size === 'small' && 'btn-small', extra);
}

type Shared = {
  look?: Look;
  size?: Size;
  className?: string;
  children: ReactNode;
};

/** A button; with `href` a link that looks like a button. */
export function Button({
  look = 'primary',
  size = 'normal',
  className,
  ...rest
}: Shared &
  (
    | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string })
    | (ButtonHTMLAttributes<HTMLButtonElement> & { href?: never })
  )) {
  const classes = buttonClass(look, size, className);
  if (rest.href !== undefined) return <a {...rest} className={classes} />;
  return <button type="button" {...rest} className={classes} />;
}
