import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** primary is the one thing to do on a screen, night is secondary on the dark band. ui/buttons.css draws them. */
type Look = 'primary' | 'secondary' | 'dark' | 'night';
type Size = 'normal' | 'small';

/** Looks of a button, for the few places that need them on another element. */
export function buttonClass(look: Look, size: Size = 'normal', extra?: string) {
  return classNames('btn', `btn-${look}`, size === 'small' && 'btn-small', extra);
}

type Shared = {
  look?: Look;
  size?: Size;
  className?: string;
  children: ReactNode;
};

/** A button, or with `href` a link that looks like one. */
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
