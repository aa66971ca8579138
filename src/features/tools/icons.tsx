import type { ReactNode } from 'react';

// Shapes of lucide (ISC license). Its own factory for components weighs 1.4 KB in each tool.

type IconProps = { size: number; strokeWidth: number };

const icon = ({ size, strokeWidth }: IconProps, shapes: ReactNode) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {shapes}
  </svg>
);
const path = (props: IconProps, d: string) => icon(props, <path d={d} />);

export const Check = (props: IconProps) => path(props, 'M20 6 9 17l-5-5');
export const Copy = (props: IconProps) =>
  icon(
    props,
    <>
      <rect width="14" height="14" x="8" y="8" rx="2" />
      <path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" />
    </>,
  );
export const Download = (props: IconProps) =>
  path(props, 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5');
export const Printer = (props: IconProps) =>
  icon(
    props,
    <>
      <path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6" />
      <rect x="6" y="14" width="12" height="8" rx="1" />
    </>,
  );
export const Share = (props: IconProps) =>
  icon(
    props,
    <>
      <circle cx="18" cy="5" r="3" />
      <circle cx="6" cy="12" r="3" />
      <circle cx="18" cy="19" r="3" />
      <path d="M8.59 13.51 15.42 17.49M15.41 6.51 8.59 10.49" />
    </>,
  );
export const Link = (props: IconProps) =>
  path(
    props,
    'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
  );
export const BadgeCheck = (props: IconProps) =>
  path(
    props,
    'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12',
  );
export const TrendingUp = (props: IconProps) => path(props, 'M16 7h6v6M22 7l-8.5 8.5-5-5L2 17');
export const TriangleAlert = (props: IconProps) =>
  path(props, 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01');
