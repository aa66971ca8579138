import type { Issue } from '../../content/explain.ts';

/** The first message of each broken field, by its name, in the order of the rules. */
export function firstMessages(issues: readonly Issue[]) {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    messages[field] ??= issue.message;
  }
  return messages;
}
