import type { IntakeTone } from './schema.ts';

/** Requests for a change that a visitor can pick; {tone} becomes another one than was chosen. */
export function requestExamples(examples: readonly string[], chosen: IntakeTone | undefined): string[] {
  const another: IntakeTone = chosen === 'warm' ? 'professional' : 'warm';
  return examples.map((example) => example.replace('{tone}', another));
}
