import type { IntakeScript } from '../../../src/features/intake/schema.ts';

/** What is said, a paragraph or a turn each; headings are not said. */
export const linesOf = ({ opening, qualification, closing }: IntakeScript): string[] => [
  ...opening.split(/\n+/),
  ...qualification.flatMap(({ questions }) => questions),
  ...closing.split(/\n+/),
];
