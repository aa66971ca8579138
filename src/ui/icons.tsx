import type { ReactNode } from 'react';

/*
 * Shapes of lucide 1.75 (https://lucide.dev), ISC License, Copyright (c) for portions of Lucide are held by Cole Bemis
 * as part of Feather (MIT), all other copyright (c) Lucide Contributors. Its package is a fifth of all files that the
 * first start would install, and its factory for components 1.4 KB in each tool.
 */

/** Edge in pixels; width of the line in units of a drawing 24 units wide. */
type IconProps = { size: number; strokeWidth: number; className?: string };
export type Icon = (props: IconProps) => ReactNode;

/** Decoration beside a text with the same meaning. How all of them are drawn: base.css. */
const icon = ({ size, strokeWidth, className }: IconProps, shapes: ReactNode) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    strokeWidth={strokeWidth}
    className={className ? `icon ${className}` : 'icon'}
    aria-hidden="true"
  >
    {shapes}
  </svg>
);
const path = (props: IconProps, d: string) => icon(props, <path d={d} />);

export const ArrowRight: Icon = (props) => path(props, 'M5 12h14M12 5l7 7-7 7');
export const ArrowLeft: Icon = (props) => path(props, 'M12 19l-7-7 7-7M19 12H5');
export const ChevronDown: Icon = (props) => path(props, 'm6 9 6 6 6-6');
export const Menu: Icon = (props) => path(props, 'M4 5h16M4 12h16M4 19h16');
export const Phone: Icon = (props) =>
  path(
    props,
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
  );
export const X: Icon = (props) => path(props, 'M18 6 6 18M6 6l12 12');
export const CircleAlert: Icon = (props) =>
  icon(
    props,
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 8v4M12 16h.01" />
    </>,
  );
export const Target: Icon = (props) =>
  icon(
    props,
    <>
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="12" r="6" />
      <circle cx="12" cy="12" r="2" />
    </>,
  );
export const Users: Icon = (props) =>
  icon(
    props,
    <>
      <path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87" />
      <circle cx="9" cy="7" r="4" />
    </>,
  );
export const Check: Icon = (props) => path(props, 'M20 6 9 17l-5-5');
export const Plus: Icon = (props) => path(props, 'M5 12h14M12 5v14');
export const Pencil: Icon = (props) =>
  path(
    props,
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  );
export const Copy: Icon = (props) =>
  icon(
    props,
    <>
      <rect width="14" height="14" x="8" y="8" rx="2" />
      <path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" />
    </>,
  );
export const Download: Icon = (props) =>
  path(props, 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5');
export const Printer: Icon = (props) =>
  icon(
    props,
    <>
      <path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6" />
      <rect x="6" y="14" width="12" height="8" rx="1" />
    </>,
  );
export const Share: Icon = (props) =>
  icon(
    props,
    <>
      <circle cx="18" cy="5" r="3" />
      <circle cx="6" cy="12" r="3" />
      <circle cx="18" cy="19" r="3" />
      <path d="M8.59 13.51 15.42 17.49M15.41 6.51 8.59 10.49" />
    </>,
  );
export const Link: Icon = (props) =>
  path(
    props,
    'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
  );
export const BadgeCheck: Icon = (props) =>
  path(
    props,
    'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12',
  );
export const TrendingUp: Icon = (props) => path(props, 'M16 7h6v6M22 7l-8.5 8.5-5-5L2 17');
export const TriangleAlert: Icon = (props) =>
  path(
    props,
    'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  );
