import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Look = 'primary' | 'secondary' | 'dark' | 'night';
type Size = 'normal' | 'small';

export function buttonClass(look: Look, size: Size = 'normal', extra?: string) {
  return classNames('btn', `btn-${look}`, size === 'small' && 'btn-small', extra);
}

type ButtonProps = {
  look?: Look;
  size?: Size;
  className?: string;
  children: ReactNode;
};

export function Button({
  look = 'primary',
  size = 'normal',
  className,
  ...rest
}: ButtonProps &
  (
    | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string })
    | (ButtonHTMLAttributes<HTMLButtonElement> & { href?: never })
  )) {
  const classes = buttonClass(look, size, className);
  if (rest.href !== undefined) return <a {...rest} className={classes} />;
  return <button type="button" {...rest} className={classes} />;
}
