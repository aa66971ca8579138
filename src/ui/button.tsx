import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-sm px-5.5 py-3 text-body/6 font-[650] text-center no-underline transition-colors duration-150 disabled:opacity-60';

const LOOKS = {
  /** The one thing to do on a screen. */
  primary: 'bg-mark text-ink shadow-[inset_0_-2px_0_var(--color-mark-edge)] hover:bg-mark-2',
  secondary: 'bg-paper text-ink shadow-[inset_0_0_0_1.5px_var(--color-ink)] hover:bg-fog',
  dark: 'bg-ink text-paper hover:bg-[#1d3247]',
  /** Secondary on the dark band. */
  night: 'text-paper shadow-[inset_0_0_0_1.5px_var(--color-paper)] hover:bg-[#1d3247]',
} as const;

const SIZES = { normal: '', small: 'px-4.5 py-2 text-note/6' } as const;

/** Looks of a button, for the few places that need them on another element. */
export function buttonClass(look: keyof typeof LOOKS, size: keyof typeof SIZES = 'normal', extra?: string) {
  return classNames(BASE, LOOKS[look], SIZES[size], extra);
}

type Shared = {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  className?: string;
  children: ReactNode;
};

/** A button, or a link that looks like one when `href` is given. */
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
