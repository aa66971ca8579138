import { forbiddenWords } from './forbidden-words.ts';

const WARNINGS: Record<string, string> = {
  promise: 'Promises an outcome. A firm may not say this to a caller.',
  value: 'Says what a case is worth. A firm may not say this to a caller.',
  praise: 'Praises the firm. Many states restrict “expert”, “specialist” and “best”.',
};

/** Printed under a note that staff should not repeat to a caller; the note itself stays as it is. */
export function noteWarning(note: string): string | undefined {
  return forbiddenWords(note).flatMap((fault) => WARNINGS[fault] ?? [])[0];
}
