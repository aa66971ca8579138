import type { ReactNode } from 'react';

/*
 * Shapes of lucide 1.75 (https://lucide.dev), ISC License, Copyright (c) for portions of Lucide are
 * held by Cole Bemis as part of Feather (MIT), all other copyright (c) Lucide Contributors. The
 * package is not installed: it would be a fifth of all files of an installation and add 1.4 KB to
 * each tool.
 */

type IconProps = { size: number; strokeWidth: number; className?: string };
export type Icon = (props: IconProps) => ReactNode;

// A bundler drops the icons that a tool does not use.
/* @__NO_SIDE_EFFECTS__ */
const icon =
  (shape: string): Icon =>
  ({ size, strokeWidth, className }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      className={className ? `icon ${className}` : 'icon'}
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  );

export const ArrowLeft = icon('M12 19l-7-7 7-7M19 12H5');
export const ChevronDown = icon('m6 9 6 6 6-6');
export const Phone = icon(
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
);
export const X = icon('M18 6 6 18M6 6l12 12');
export const CircleAlert = icon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4M12 16h.01');
export const Target = icon(
  'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M6 12a6 6 0 1 0 12 0 6 6 0 1 0-12 0M10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
);
export const Users = icon(
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
);
export const Check = icon('M20 6 9 17l-5-5');
export const Plus = icon('M5 12h14M12 5v14');
export const Pencil = icon(
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
);
export const Copy = icon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
);
export const Download = icon('M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5');
export const Printer = icon(
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z',
);
export const Share = icon(
  'M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8.59 13.51 15.42 17.49M15.41 6.51 8.59 10.49',
);
export const Link = icon(
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
);
export const BadgeCheck = icon(
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12',
);
export const TrendingUp = icon('M16 7h6v6M22 7l-8.5 8.5-5-5L2 17');
export const TriangleAlert = icon(
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
);
