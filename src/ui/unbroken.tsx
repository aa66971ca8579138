import { createElement, Fragment } from 'react';

/** Numbers joined to something by a hyphen: "4-7.13", "3-6", "$3,000-$15,000", "pre-2023". */
const JOINED = /(\$?\w[\w.,]*-\$?\d(?:[\d.,]*\d)?)/;

/** Copy in which a rule's number or a range is never broken over two lines after its hyphen. */
export function Unbroken({ text }: { text: string }) {
  // Splitting by a pattern with one group gives words at even and numbers at odd places.
  const parts = text
    .split(JOINED)
    .map((part, index) =>
      index % 2 ? createElement('span', { className: 'whitespace-nowrap' }, part) : part,
    );
  return createElement(Fragment, null, ...parts);
}
