import type { IntakeTone } from './schema.ts';

/**
 * Requests for a change that a visitor can pick.
 * In: examples, {tone} standing for another tone, and the tone that was chosen. Out: requests that would change something.
 */
export function requestExamples(examples: readonly string[], chosen: IntakeTone | undefined): string[] {
  const another: IntakeTone = chosen === 'warm' ? 'professional' : 'warm';
  return examples.map((example) => example.replace('{tone}', another));
}
